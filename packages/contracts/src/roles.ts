/** Role values of §3, highest first: the order is the hierarchy of §6. */
export const roles = ['SUPER_ADMIN', 'ADMIN', 'OPERATOR'] as const;

export type Role = (typeof roles)[number];

/** True for one of the three role values. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** The role to display for a value from outside: an unknown role displays as operator (§3). */
export function displayedRole(value: unknown): Role {
  return isRole(value) ? value : 'OPERATOR';
}

/** True when `role` stands at or above `required` in the hierarchy (§6: isAdmin, isOperator …). */
export function hasRole(role: Role, required: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(required);
}

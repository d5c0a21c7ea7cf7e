/** Role values (§3), highest first: the order is the hierarchy of §6. */
export const roles = ['SUPER_ADMIN', 'ADMIN', 'OPERATOR'] as const;

export type Role = (typeof roles)[number];

/** Type guard: true for one of the three role values. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** Returns the role to display for a value of the API; an unknown role displays as operator (§3). */
export function displayedRole(value: unknown): Role {
  return isRole(value) ? value : 'OPERATOR';
}

/** True when `role` is at or above `required` in the hierarchy (§6: isAdmin, isOperator …). */
export function hasRole(role: Role, required: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(required);
}

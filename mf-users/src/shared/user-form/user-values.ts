import {
  displayedRole,
  displayedStatus,
  type CreateUserRequest,
  type UserStatus,
  type User,
} from '@escale/contracts';

/** The form values of both editors of a user; only the general tab sends `status` (§7). */
export type UserValues = CreateUserRequest & { status: UserStatus };

export type UserField = keyof UserValues;

/** The fields of the user form (§2 'User form'). */
export const formFields = ['firstName', 'lastName', 'email', 'username', 'role'] as const;

/** The fields of the general tab (§5). */
export const generalFields = [...formFields, 'status'] as const;

/** Returns a user's form values: an unknown role becomes operator, an unknown status inactive (§3). */
export function userValues(user: User): UserValues {
  const { firstName, lastName, email, username, role, status } = user;
  return { firstName, lastName, email, username, role: displayedRole(role), status: displayedStatus(status) };
}

/** Returns the values of the given fields. */
export function pickValues(values: UserValues, fields: readonly UserField[]): Partial<UserValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** True if two users have the same values in the given fields. */
export function hasSameValues(one: User, other: User, fields: readonly UserField[]): boolean {
  const [before, after] = [userValues(one), userValues(other)];
  return fields.every((field) => before[field] === after[field]);
}

import { isPermissionMap } from './preferences';
import { userSchema, type User } from './user';

type ValueCheck = (value: unknown) => boolean;

const isText: ValueCheck = (value) => typeof value === 'string';
const isRequiredText: ValueCheck = (value) => typeof value === 'string' && value !== '';
const orNull =
  (check: ValueCheck): ValueCheck =>
  (value) =>
    value === null || check(value);

const hasUsername: ValueCheck = (value) =>
  typeof value === 'object' && value !== null && 'username' in value && isRequiredText(value.username);

/** One check per field, so that a field added to `userSchema` does not compile without its check. */
const fieldChecks: Record<keyof User, ValueCheck> = {
  id: isRequiredText,
  email: isRequiredText,
  username: isRequiredText,
  firstName: isText,
  lastName: isText,
  role: isText,
  status: isText,
  avatarUrl: orNull(isText),
  createdAt: isText,
  updatedAt: isText,
  lastLoginAt: orNull(isText),
  createdByUser: orNull(hasUsername),
  invitationPending: (value) => typeof value === 'boolean',
  passwordChangeRequired: (value) => value === undefined || typeof value === 'boolean',
  // Few rows have abilities: the schema validates those rows.
  abilities: (value) => value === undefined,
  permissions: (value) => value === undefined || isPermissionMap(value),
};

const fieldNames = Object.keys(fieldChecks) as (keyof User)[];

function isUser(row: unknown): row is User {
  if (typeof row !== 'object' || row === null) return false;
  const values = row as Record<keyof User, unknown>;
  return fieldNames.every((field) => fieldChecks[field](values[field]));
}

/**
 * Validates the rows of `GET /users` (§3). Takes a few milliseconds for 10,000 rows, where yup
 * alone would block the page. A row that is incomplete or has abilities goes through `userSchema`,
 * which fills it in or throws yup's `ValidationError`.
 */
export function validateUsers(rows: readonly unknown[]): User[] {
  return rows.map((row) => (isUser(row) ? row : userSchema.validateSync(row)));
}

const haveSameEntries = (one: object | undefined, other: object | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** True when two users hold the same values in every field. */
export function sameUser(one: User, other: User): boolean {
  return fieldNames.every((field) => {
    if (field === 'createdByUser') return one.createdByUser?.username === other.createdByUser?.username;
    if (field === 'abilities' || field === 'permissions') return haveSameEntries(one[field], other[field]);
    return one[field] === other[field];
  });
}

import { userSchema, type User } from '@escale/contracts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isRequiredText: Check = (value) => typeof value === 'string' && value !== '';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const hasUsername: Check = (value) =>
  typeof value === 'object' && value !== null && 'username' in value && isRequiredText(value.username);

/** What a row of the list has to be to need no work; a field that `userSchema` gains does not compile without its check. */
const checks: Record<keyof User, Check> = {
  id: isRequiredText,
  email: isRequiredText,
  username: isRequiredText,
  firstName: isText,
  lastName: isText,
  role: isRequiredText,
  status: isRequiredText,
  avatarUrl: orNull(isText),
  createdAt: isRequiredText,
  updatedAt: isRequiredText,
  lastLoginAt: orNull(isText),
  createdByUser: orNull(hasUsername),
  invitationPending: (value) => typeof value === 'boolean',
};

const fields = Object.keys(checks) as (keyof User)[];

function isUser(row: unknown): row is User {
  if (typeof row !== 'object' || row === null) return false;
  const values = row as Record<keyof User, unknown>;
  return fields.every((field) => checks[field](values[field]));
}

/**
 * Checks the rows of `GET /users` (§3): a few milliseconds for 10,000, where yup alone would block the page. A row that
 * lacks something goes through `userSchema`, which fills it in or throws yup's `ValidationError`.
 */
export function checkUsers(rows: readonly unknown[]): User[] {
  return rows.map((row) => (isUser(row) ? row : userSchema.validateSync(row)));
}

function sameUser(one: User, other: User): boolean {
  return fields.every((field) =>
    field === 'createdByUser'
      ? one.createdByUser?.username === other.createdByUser?.username
      : one[field] === other[field],
  );
}

/** `next` with the objects of `previous` for the users that have not changed; `previous` itself when none has. */
export function keepUnchanged(previous: readonly User[], next: User[]): User[] {
  const known = new Map(previous.map((user) => [user.id, user]));
  const kept = next.map((user) => {
    const before = known.get(user.id);
    return before !== undefined && sameUser(before, user) ? before : user;
  });
  const unchanged = kept.length === previous.length && kept.every((user, place) => user === previous[place]);
  return unchanged ? (previous as User[]) : kept;
}

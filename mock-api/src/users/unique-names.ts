import { and, ne, or } from 'drizzle-orm';
import type { Database } from '../db/client';
import { users } from '../db/schema';
import { whereEmail, whereUsername } from '../db/user-row';
import { attemptKeys } from '../limits/attempt-keys';
import { checkAttempts, countAttempt } from '../limits/attempt-limits';
import { RequestError } from '../errors';
import { sentences } from '../messages/sentences';
import type { Services } from '../services';

interface AccountNames {
  email?: string | undefined;
  username?: string | undefined;
}

/** Throws a 409 if another account has the e-mail address or user name, regardless of case. */
export async function checkUnique(
  db: Database,
  { email, username }: AccountNames,
  owner: string,
): Promise<void> {
  const wanted = [
    ...(email === undefined ? [] : [whereEmail(email)]),
    ...(username === undefined ? [] : [whereUsername(username)]),
  ];
  if (wanted.length === 0) return;
  const holders = await db
    .select({ email: users.email, username: users.username })
    .from(users)
    .where(and(ne(users.id, owner), or(...wanted)));
  const holds = (name: 'email' | 'username', value?: string) =>
    value !== undefined && holders.some((holder) => holder[name].toLowerCase() === value.toLowerCase());
  const taken = { email: holds('email', email), username: holds('username', username) };
  if (holders.length > 0) throw nameConflict({ ...taken, username: taken.username || !taken.email });
}

/**
 * Runs a change and counts its conflicts. Conflicts reveal which names exist, so an actor who
 * causes too many within a quarter of an hour has to wait.
 */
export async function countConflicts<T>(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  actorId: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = attemptKeys.nameConflict(actorId);
  await checkAttempts(services, key, services.config.LIMIT_NAME_CONFLICTS);
  try {
    return await mapUniqueViolation(work);
  } catch (error) {
    if (error instanceof RequestError && error.code === 'CONFLICT') await countAttempt(services, key);
    throw error;
  }
}

/**
 * Turns the violation of a unique index into a 409: of two concurrent calls with the same name, the
 * database accepts only one.
 */
export async function mapUniqueViolation<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_email_unique') throw nameConflict({ email: true, username: false });
    if (constraint === 'users_username_unique') throw nameConflict({ email: false, username: true });
    throw error;
  }
}

/** PostgreSQL's code for a duplicate in a unique index. */
const uniqueViolation = '23505';

function violatedConstraint(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== uniqueViolation) return undefined;
  return 'constraint' in cause ? cause.constraint : undefined;
}

function nameConflict({ email, username }: { email: boolean; username: boolean }): RequestError {
  const texts = sentences.users;
  const sentence =
    email && username ? texts.emailAndUsernameTaken : email ? texts.emailTaken : texts.usernameTaken;
  return new RequestError(409, 'CONFLICT', sentence, {
    fields: { ...(email && { email: texts.emailTaken }), ...(username && { username: texts.usernameTaken }) },
  });
}

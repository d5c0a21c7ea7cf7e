import { and, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { users } from '../../db/schema';
import { RequestError } from '../../http/errors';
import { messages } from '../../messages/fr';

interface Names {
  email?: string | undefined;
  username?: string | undefined;
}

const same = (column: typeof users.email | typeof users.username, value: string) =>
  sql`lower(${column}) = lower(${value})`;

/** E-mail and username are unique, ignoring case. */
export async function checkUnique(db: Database, { email, username }: Names, owner: string): Promise<void> {
  const wanted = [
    ...(email === undefined ? [] : [same(users.email, email)]),
    ...(username === undefined ? [] : [same(users.username, username)]),
  ];
  if (wanted.length === 0) return;
  const holders = await db
    .select({ email: users.email, username: users.username })
    .from(users)
    .where(and(ne(users.id, owner), or(...wanted)));
  const holds = (name: 'email' | 'username', value?: string) =>
    value !== undefined && holders.some((holder) => holder[name].toLowerCase() === value.toLowerCase());
  const taken = { email: holds('email', email), username: holds('username', username) };
  if (holders.length > 0) throw conflict({ ...taken, username: taken.username || !taken.email });
}

/** Of two concurrent calls the database accepts one; the other gets the conflict. */
export async function mapUniqueViolation<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const text = cause instanceof Error ? cause.message : '';
    if (text.includes('users_email_unique')) throw conflict({ email: true, username: false });
    if (text.includes('users_username_unique')) throw conflict({ email: false, username: true });
    throw error;
  }
}

function conflict({ email, username }: { email: boolean; username: boolean }): RequestError {
  const texts = messages.users;
  const sentence =
    email && username ? texts.emailAndUsernameTaken : email ? texts.emailTaken : texts.usernameTaken;
  return new RequestError(409, 'CONFLICT', sentence, {
    fields: { ...(email && { email: texts.emailTaken }), ...(username && { username: texts.usernameTaken }) },
  });
}

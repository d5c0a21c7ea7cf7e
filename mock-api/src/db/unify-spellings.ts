import { normalizeEmail, normalizeUsername } from '@escale/contracts';
import { and, eq, ne, or, sql, type AnyColumn } from 'drizzle-orm';
import type { Database } from './client';
import { users } from './schema';
import { whereEmail, whereUsername } from './user-row';

/** An account of an earlier release, and the other account that holds its normalized address or user name. */
export interface SpellingConflict {
  id: string;
  holder: string;
}

const isAccented = (column: AnyColumn) => sql`octet_length(${column}) <> char_length(${column})`;

/**
 * Normalizes addresses and user names of accounts from earlier releases, since lookups expect
 * normalized ones. Leaves an account unchanged if another account holds the normalized form, and
 * returns such accounts: an administrator has to decide between the two.
 */
export async function unifySpellings(db: Database): Promise<SpellingConflict[]> {
  const accented = await db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .where(or(isAccented(users.email), isAccented(users.username)));
  const conflicts: SpellingConflict[] = [];
  for (const { id, email, username } of accented) {
    const wanted = { email: normalizeEmail(email), username: normalizeUsername(username) };
    if (wanted.email.endsWith('@') || (wanted.email === email && wanted.username === username)) continue;
    const isTaken = or(whereEmail(wanted.email), whereUsername(wanted.username));
    const [holder] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(ne(users.id, id), isTaken));
    if (holder === undefined) await db.update(users).set(wanted).where(eq(users.id, id));
    else conflicts.push({ id, holder: holder.id });
  }
  return conflicts;
}

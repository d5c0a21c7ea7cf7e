import { normalizeEmail, normalizeUsername } from '@escale/contracts';
import { and, eq, ne, or, sql, type AnyColumn } from 'drizzle-orm';
import type { Database } from './client';
import { users } from './schema';
import { whereEmail, whereUsername } from './user-row';

/** An account of an earlier release whose normalized address or user name is taken by another account. */
export interface Twins {
  id: string;
  holder: string;
}

const isAccented = (column: AnyColumn) => sql`octet_length(${column}) <> char_length(${column})`;

/**
 * Normalizes addresses and user names of accounts from earlier releases, as lookups expect them. Returns the accounts left
 * unchanged because the normalized form is taken: only people can say whose it is.
 */
export async function unifySpellings(db: Database): Promise<Twins[]> {
  const accented = await db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .where(or(isAccented(users.email), isAccented(users.username)));
  const twins: Twins[] = [];
  for (const { id, email, username } of accented) {
    const wanted = { email: normalizeEmail(email), username: normalizeUsername(username) };
    if (wanted.email.endsWith('@') || (wanted.email === email && wanted.username === username)) continue;
    const isTaken = or(whereEmail(wanted.email), whereUsername(wanted.username));
    const [holder] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(ne(users.id, id), isTaken));
    if (holder === undefined) await db.update(users).set(wanted).where(eq(users.id, id));
    else twins.push({ id, holder: holder.id });
  }
  return twins;
}

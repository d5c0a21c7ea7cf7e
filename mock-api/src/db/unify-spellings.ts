import { oneEmail, oneUsername } from '@escale/contracts';
import { and, eq, ne, or, sql, type AnyColumn } from 'drizzle-orm';
import type { Database } from './client';
import { users } from './schema';
import { whereEmail, whereUsername } from './user-row';

/** An account of before whose address or user name in its one spelling belongs to another account. */
export interface Twins {
  id: string;
  holder: string;
}

const isAccented = (column: AnyColumn) => sql`octet_length(${column}) <> char_length(${column})`;

/**
 * Gives the accounts of earlier releases the one spelling of addresses and user names in which accounts are looked up.
 * Returns those that are left as they were, since it is taken: whose they are, people have to say.
 */
export async function unifySpellings(db: Database): Promise<Twins[]> {
  const accented = await db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .where(or(isAccented(users.email), isAccented(users.username)));
  const twins: Twins[] = [];
  for (const { id, email, username } of accented) {
    const wanted = { email: oneEmail(email), username: oneUsername(username) };
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

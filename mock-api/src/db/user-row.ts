import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from './client';
import { lower, users } from './schema';

export type UserRow = typeof users.$inferSelect;

/** Names are the same in any case; both conditions use a unique index. */
export const whereEmail = (email: string) => eq(lower(users.email), sql`lower(${email})`);
export const whereUsername = (username: string) => eq(lower(users.username), sql`lower(${username})`);

/** `isActiveSuperAdmin` of the user policy, as a condition of a query. */
export const whereActiveSuperAdmin = and(
  eq(users.role, 'SUPER_ADMIN'),
  eq(users.status, 'ACTIVE'),
  isNotNull(users.activatedAt),
);

/** The account of a trimmed e-mail. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(whereEmail(email));
  return user;
}

/**
 * Returns the account as it is now and keeps it so until the transaction ends. Whatever else of an account a transaction changes
 * comes after, so that no two wait for each other; entries that only refer to the account are not kept waiting.
 */
export async function lockUser(tx: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

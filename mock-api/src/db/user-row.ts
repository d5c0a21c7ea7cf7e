import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from './client';
import { lower, users } from './schema';

export type UserRow = typeof users.$inferSelect;

/** SQL conditions that ignore case; both use a unique index. */
export const whereEmail = (email: string) => eq(lower(users.email), sql`lower(${email})`);
export const whereUsername = (username: string) => eq(lower(users.username), sql`lower(${username})`);

/** `isActiveSuperAdmin` of the user policy as an SQL condition. */
export const whereActiveSuperAdmin = and(
  eq(users.role, 'SUPER_ADMIN'),
  eq(users.status, 'ACTIVE'),
  isNotNull(users.activatedAt),
);

/** Returns the account with an e-mail address. The given address must be trimmed. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(whereEmail(email));
  return user;
}

/**
 * Locks an account until the transaction ends, and returns its current row. Every transaction locks
 * an account before any other row that belongs to it, so that no two transactions deadlock. Inserts
 * that only reference the account are not blocked.
 */
export async function lockUser(tx: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

import { eq, sql } from 'drizzle-orm';
import type { Database } from './client';
import { lower, users } from './schema';

export type UserRow = typeof users.$inferSelect;

/** Names are the same in any case; both conditions use a unique index. */
export const whereEmail = (email: string) => eq(lower(users.email), sql`lower(${email})`);
export const whereUsername = (username: string) => eq(lower(users.username), sql`lower(${username})`);

/** The account of a trimmed e-mail. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(whereEmail(email));
  return user;
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

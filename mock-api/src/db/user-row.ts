import { eq } from 'drizzle-orm';
import type { Database } from './client';
import { users } from './schema';

export type UserRow = typeof users.$inferSelect;

/** The account of a trimmed, lower-cased e-mail. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

import { eq } from 'drizzle-orm';
import type { Database } from '../client';
import { seeds } from '../schema';

/** The seeds of a database: `station` inserts the first accounts, `further` the additional staff. */
type Seed = 'station' | 'further';

export async function hasSeed(db: Database, name: Seed): Promise<boolean> {
  return (await seedCount(db, name)) > 0;
}

export async function seedCount(db: Database, name: Seed): Promise<number> {
  const [found] = await db.select().from(seeds).where(eq(seeds.name, name));
  return found?.count ?? 0;
}

export async function recordSeed(db: Database, name: Seed, count: number): Promise<void> {
  await db.insert(seeds).values({ name, count }).onConflictDoUpdate({ target: seeds.name, set: { count } });
}

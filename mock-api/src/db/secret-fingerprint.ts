import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './client';
import { installation } from './schema';

/** Reveals nothing of the secret. */
const fingerprintOf = (secret: Buffer) =>
  createHmac('sha256', secret).update('fingerprint of the secret').digest('hex');

/** Returns whether a database has been used with this secret; stores the fingerprint if the database has none. */
export async function hasSecret(db: Database, secret: Buffer): Promise<boolean> {
  const value = fingerprintOf(secret);
  await db.insert(installation).values({ name: 'secret', value }).onConflictDoNothing();
  const [kept] = await db.select().from(installation).where(eq(installation.name, 'secret'));
  return kept?.value === value;
}

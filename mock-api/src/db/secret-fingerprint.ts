import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './client';
import { installation } from './schema';

/** Returns a fingerprint that reveals nothing about the secret. */
const fingerprintOf = (secret: Buffer) =>
  createHmac('sha256', secret).update('fingerprint of the secret').digest('hex');

/** True if the database belongs to this secret. The first secret used with a database becomes its secret. */
export async function belongsToSecret(db: Database, secret: Buffer): Promise<boolean> {
  const value = fingerprintOf(secret);
  await db.insert(installation).values({ name: 'secret', value }).onConflictDoNothing();
  const [kept] = await db.select().from(installation).where(eq(installation.name, 'secret'));
  return kept?.value === value;
}

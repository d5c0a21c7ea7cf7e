import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './client';
import { installation } from './schema';

/** Nothing of the secret follows from it. */
const fingerprintOf = (secret: Buffer) =>
  createHmac('sha256', secret).update('fingerprint of the secret').digest('hex');

/** Returns whether a database has been used with this secret; one without a fingerprint gets that of this secret. */
export async function hasSecret(db: Database, secret: Buffer): Promise<boolean> {
  const value = fingerprintOf(secret);
  await db.insert(installation).values({ name: 'secret', value }).onConflictDoNothing();
  const [kept] = await db.select().from(installation).where(eq(installation.name, 'secret'));
  return kept?.value === value;
}

import { randomUUID } from 'node:crypto';
import type { NamedPerson } from '../../config';
import type { Database } from '../client';
import { users } from '../schema';
import { hasSeed, recordSeed } from './seeds';
import { userRow } from './user-rows';

/**
 * Fills an empty database with one SUPER_ADMIN instead of the demo data. The account has no
 * password: its owner requests a link with 'Mot de passe oublié', which the server sends only to
 * the address of the account. Does nothing to a database in use.
 */
export async function seedFirstAdmin(db: Database, now: Date, person: NamedPerson): Promise<void> {
  if (await hasSeed(db, 'station')) return;
  const account = { id: randomUUID(), createdAt: now, createdBy: null, passwordHash: '' };
  await db.transaction(async (tx) => {
    await tx.insert(users).values(userRow({ ...person, role: 'SUPER_ADMIN', state: 'INVITED' }, account));
    await recordSeed(tx, 'station', 1);
  });
}

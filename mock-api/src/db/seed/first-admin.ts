import { randomUUID } from 'node:crypto';
import { oneEmail } from '@escale/contracts';
import type { Database } from '../client';
import { users } from '../schema';
import type { Person } from './people';
import { hasSeed, recordSeed } from './seeds';
import { userRow } from './user-rows';

const form = /^(\S+)\s+(\S.*?)\s*<([^<>\s@]+@[^<>\s@]+)>$/;

/** Reads 'Awa Koné <awa.kone@example.com>'; undefined for anything else. */
export function readPerson(text: string): Person | undefined {
  const [, firstName, lastName, email] = form.exec(text.trim()) ?? [];
  if (firstName === undefined || lastName === undefined || email === undefined) return undefined;
  return { firstName, lastName, email: oneEmail(email), role: 'SUPER_ADMIN', state: 'INVITED' };
}

/**
 * Fills an empty database with one SUPER_ADMIN in place of the demonstration. The account has no password: its owner asks for
 * a link by 'Mot de passe oublié', which goes to their address alone. A database in use stays as it is.
 */
export async function seedFirstAdmin(db: Database, now: Date, person: Person): Promise<void> {
  if (await hasSeed(db, 'station')) return;
  const account = { id: randomUUID(), createdAt: now, createdBy: null, passwordHash: '' };
  await db.transaction(async (tx) => {
    await tx.insert(users).values(userRow(person, account));
    await recordSeed(tx, 'station', 1);
  });
}

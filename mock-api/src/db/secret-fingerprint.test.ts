import { newSecret } from '../data-folder/secret';
import { openSeededDatabase } from '../../testing/test-database';
import type { OpenDatabase } from './client';
import { installation } from './schema';
import { belongsToSecret } from './secret-fingerprint';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSeededDatabase();
}, 120_000);
afterAll(() => database.close());

test('a database recognises the secret that it was first used with, and does not contain it', async () => {
  const { db } = database;
  const [secret, other] = [newSecret(), newSecret()];
  expect(await belongsToSecret(db, secret)).toBe(true);
  expect(await belongsToSecret(db, other)).toBe(false);
  expect(await belongsToSecret(db, secret)).toBe(true);
  expect(JSON.stringify(await db.select().from(installation))).not.toContain(secret.toString('hex'));
  await db.delete(installation);
  expect(await belongsToSecret(db, other)).toBe(true);
});

import { randomUUID } from 'node:crypto';
import { defaultPreferences } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/client';
import { users } from '../db/schema';
import { findUserByEmail, whereEmail, whereUsername } from '../db/user-row';
import { openTestDatabase, seededAt } from '../../testing/test-database';
import { mapUniqueViolation } from './unique-names';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertUser('awa.kone@escale.test', 'awa.kone');
}, 120_000);
afterAll(() => database.close());

async function insertUser(email: string, username: string) {
  await database.db.insert(users).values({
    id: randomUUID(),
    email,
    username,
    firstName: 'Awa',
    lastName: 'Koné',
    role: 'OPERATOR',
    status: 'ACTIVE',
    preferences: defaultPreferences,
    permissions: {},
    createdAt: seededAt,
    updatedAt: seededAt,
  });
}

test('the database refuses names that differ in case alone, and the call gets the conflict', async () => {
  await expect(mapUniqueViolation(() => insertUser('Awa.KONE@escale.test', 'autre'))).rejects.toMatchObject({
    status: 409,
    code: 'CONFLICT',
    extra: { fields: { email: { fr: 'Cette adresse email est déjà utilisée' } } },
  });
  await expect(mapUniqueViolation(() => insertUser('autre@escale.test', 'AWA.kone'))).rejects.toMatchObject({
    status: 409,
    code: 'CONFLICT',
    extra: { fields: { username: { fr: "Ce nom d'utilisateur est déjà utilisé" } } },
  });
});

test('an error that merely mentions a constraint is not a conflict', async () => {
  const fault = new Error('failed', { cause: new Error('users_email_unique') });
  await expect(mapUniqueViolation(() => Promise.reject(fault))).rejects.toBe(fault);
});

test('names are looked up by their index, in any case', async () => {
  expect(await findUserByEmail(database.db, 'AWA.kone@escale.test')).toMatchObject({ username: 'awa.kone' });
  await database.db.execute(sql`SET enable_seqscan = off`);
  const planOf = async (condition: ReturnType<typeof whereEmail>) => {
    const query = database.db.select().from(users).where(condition).getSQL();
    return JSON.stringify(await database.db.execute(sql`EXPLAIN ${query}`));
  };
  expect(await planOf(whereEmail('awa.kone@escale.test'))).toContain('users_email_unique');
  expect(await planOf(whereUsername('awa.kone'))).toContain('users_username_unique');
});

import { openTestDatabase } from '../../../testing/test-database';
import type { OpenDatabase } from '../client';
import { users } from '../schema';
import { readPerson, seedFirstAdmin } from './first-admin';
import { seed } from './seed';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

const now = new Date('2026-03-02T08:00:00Z');
const awa = { firstName: 'Awa', lastName: 'Koné Diallo', email: 'awa@example.com' };

test('a new database has one SUPER_ADMIN without a password, and never the demonstration', async () => {
  const person = readPerson(' Awa Koné Diallo <Awa@example.com> ');
  if (person === undefined) throw new Error('not read');
  const { db } = database;
  await seedFirstAdmin(db, now, person);
  await seedFirstAdmin(db, now, { ...person, email: 'second@example.com' });
  await seed(db, now, 0);
  const invited = { status: 'INACTIVE', passwordHash: null, activatedAt: null };
  expect(await db.select().from(users)).toMatchObject([{ ...awa, role: 'SUPER_ADMIN', ...invited }]);
});

test.each(['awa@example.com', 'Awa <awa@example.com>', 'Awa Koné', 'Awa Koné <awa>', 'Awa Koné <a@b> x'])(
  'refuses %s: a name and an address are needed',
  (text) => {
    expect(readPerson(text)).toBeUndefined();
  },
);

import { openTestDatabase } from '../../../testing/test-database';
import type { OpenDatabase } from '../client';
import { users } from '../schema';
import { seedFirstAdmin } from './first-admin';
import { seed } from './seed';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

const now = new Date('2026-03-02T08:00:00Z');
const awa = { firstName: 'Awa', lastName: 'Koné Diallo', email: 'awa@example.com' };

test('a new database has one SUPER_ADMIN without a password, and never the demonstration', async () => {
  const { db } = database;
  await seedFirstAdmin(db, now, awa);
  await seedFirstAdmin(db, now, { ...awa, email: 'second@example.com' });
  await seed(db, now, 0);
  const invited = { status: 'INACTIVE', passwordHash: null, activatedAt: null };
  expect(await db.select().from(users)).toMatchObject([{ ...awa, role: 'SUPER_ADMIN', ...invited }]);
});

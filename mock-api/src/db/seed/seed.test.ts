import { count, eq, inArray, isNull } from 'drizzle-orm';
import { openTestDatabase } from '../../../testing/test-database';
import type { OpenDatabase } from '../client';
import { auditLogs, sessions, users } from '../schema';
import { demoAccounts } from './people';
import { seed } from './seed';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

const now = new Date('2026-03-02T08:00:00Z');

async function peopleOf({ db }: OpenDatabase) {
  return (await db.select().from(users)).map(({ id, email }) => `${id} ${email}`).sort();
}

test('creates a station: three demo accounts and 24 staff with a month of history', async () => {
  const { db } = database;
  await seed(db, now, 0);
  const everybody = await db.select().from(users);
  expect(everybody).toHaveLength(27);
  const emails = demoAccounts.map(({ email }) => email ?? '');
  const demo = await db.select().from(users).where(inArray(users.email, emails));
  expect(demo.every(({ status }) => status === 'ACTIVE')).toBe(true);
  for (const status of ['INACTIVE', 'SUSPENDED'] as const)
    expect(everybody.filter((user) => user.status === status).length).toBeGreaterThan(1);
  const invited = everybody.filter(({ activatedAt }) => activatedAt === null);
  expect(invited.map(({ passwordHash, lastLoginAt }) => [passwordHash, lastLoginAt])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(everybody.filter(({ createdBy }) => createdBy === null)).toHaveLength(1);
  expect(everybody[0]?.passwordHash).toMatch(/^\$argon2id\$/);
  const entries = await db.select().from(auditLogs);
  expect(entries.length).toBeGreaterThan(500);
  expect(entries.every(({ timestamp }) => timestamp <= now)).toBe(true);
  expect(new Set(entries.map(({ action }) => action))).toEqual(
    new Set(['LOGIN', 'LOGIN_FAILED', 'LOGOUT', 'CREATE', 'STATUS_CHANGE']),
  );
  expect((await db.select().from(sessions)).length).toBeGreaterThan(200);
});

test('a second run changes nothing; deleted rows stay deleted', async () => {
  const { db } = database;
  await db.delete(users).where(eq(users.email, 'oumar.fofana@escale.test'));
  const before = await peopleOf(database);
  await seed(db, now, 0);
  expect(await peopleOf(database)).toEqual(before);
});

test('adds further staff once, and more of them later', async () => {
  const { db } = database;
  await seed(db, now, 600);
  const first = await peopleOf(database);
  await seed(db, now, 600);
  expect(await peopleOf(database)).toEqual(first);
  await seed(db, now, 650);
  const more = await peopleOf(database);
  expect(more).toHaveLength(first.length + 50);
  expect(more).toEqual(expect.arrayContaining(first));
  const [system] = await db.select({ number: count() }).from(users).where(isNull(users.createdBy));
  expect(system?.number).toBe(651);
});

test('seeds another database with the same people', async () => {
  const people = await peopleOf(database);
  await database.close();
  database = await openTestDatabase();
  expect(await peopleOf(database)).toEqual([]);
  await seed(database.db, now, 650);
  const known = new Set(await peopleOf(database));
  expect(people.filter((person) => !known.has(person))).toEqual([]);
}, 60_000);

import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { openSeededDatabase, seededAt } from '../../../testing/test-database';
import type { OpenDatabase } from '../client';
import { auditLogs, sessions, signIns, users } from '../schema';
import { furtherStaff } from '../seed/further-staff';
import { insertInBatches } from '../seed/insert-in-batches';
import { whereEmail, whereUsername } from '../user-row';

const anyUserId = '00000000-0000-4000-8000-000000000000';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSeededDatabase();
  const { db } = database;
  await insertInBatches(furtherStaff(seededAt, 5_000, 'none'), (rows) => db.insert(users).values(rows));
  await db.execute(sql`INSERT INTO sign_ins
    SELECT gen_random_uuid(), number::text, (SELECT id FROM users LIMIT 1), false, 'code ' || number, now(), 0, 0, now(), now()
    FROM generate_series(1, 5000) AS number`);
  await db.execute(sql`ANALYZE`);
}, 120_000);
afterAll(() => database.close());

const queryBuilder = new QueryBuilder();
const newestFirst = desc(auditLogs.timestamp);

test.each<[string, string, SQL]>([
  [
    'an account by its address',
    'users_email_unique',
    queryBuilder.select().from(users).where(whereEmail('a@b.c')).getSQL(),
  ],
  [
    'an account by its name',
    'users_username_unique',
    queryBuilder.select().from(users).where(whereUsername('awa')).getSQL(),
  ],
  [
    'a page of the audit log',
    'audit_logs_time',
    queryBuilder.select().from(auditLogs).orderBy(newestFirst, desc(auditLogs.id)).limit(20).getSQL(),
  ],
  [
    'the entries of an account',
    'audit_logs_user',
    queryBuilder
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.userId, anyUserId))
      .orderBy(newestFirst)
      .limit(20)
      .getSQL(),
  ],
  [
    'the changes of an account',
    'audit_logs_resource',
    queryBuilder
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.resource, `users/${anyUserId}`))
      .orderBy(newestFirst)
      .limit(20)
      .getSQL(),
  ],
  [
    'the sessions of an account',
    'sessions_user',
    queryBuilder
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, anyUserId)))
      .getSQL(),
  ],
  [
    'the sign-in of a mailed code',
    'sign_ins_code',
    queryBuilder.select().from(signIns).where(eq(signIns.codeHash, 'code 1')).getSQL(),
  ],
])('finds %s by the index %s', async (_what, index, query) => {
  const plan: unknown = await database.db.execute(sql`EXPLAIN ${query}`);
  expect(plan).toMatchObject({ command: 'EXPLAIN' });
  expect(JSON.stringify((plan as { rows: unknown }).rows)).toContain(index);
});

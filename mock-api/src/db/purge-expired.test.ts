import { asc } from 'drizzle-orm';
import { accounts, signIn, testServer } from '../../testing/test-server';
import { daysMs, hoursMs } from '../clock';
import { purgeExpired } from './purge-expired';
import { auditLogs, devices, sessions } from './schema';

const server = testServer();

test('deletes audit log entries, sessions and known devices older than the months that they are kept', async () => {
  const { db } = server;
  const logged = () => db.select().from(auditLogs).orderBy(asc(auditLogs.timestamp));
  server.advance(400 * daysMs);
  await purgeExpired(db, server.now(), 14);
  expect((await logged()).length).toBeGreaterThan(0);
  await signIn(server, server.client(), accounts.operator);
  server.advance(hoursMs);
  await purgeExpired(db, server.now(), 12);
  expect(await logged()).toMatchObject([{ action: 'LOGIN' }]);
  expect(await db.select().from(sessions)).toHaveLength(1);
  expect(await db.select().from(devices)).toHaveLength(1);
  server.advance(60 * daysMs);
  await purgeExpired(db, server.now(), 12, 1);
  expect(await logged()).toMatchObject([{ action: 'LOGIN' }]);
  for (const table of [sessions, devices]) expect(await db.select().from(table)).toEqual([]);
  server.advance(320 * daysMs);
  await purgeExpired(db, server.now(), 12);
  for (const table of [auditLogs, sessions, devices]) expect(await db.select().from(table)).toEqual([]);
});

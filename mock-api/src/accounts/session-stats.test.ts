import { sessionStatsResponseSchema } from '@escale/contracts';
import { daysMs } from '../clock';
import { accounts, bearerHeaders, signIn, serverOfEachTest } from '../../testing/test-server';

const server = serverOfEachTest();

async function readStats(token: string) {
  const { status, body } = await server.client().get('/auth/session-stats', bearerHeaders(token));
  expect(status).toBe(200);
  return (await sessionStatsResponseSchema.validate(body, { strict: true })).data;
}

test('counts sessions, their users and the sign-ins of a day [§3-17 §7-12]', async () => {
  const admin = (await signIn(server, server.client(), accounts.admin)).accessToken;
  const before = await readStats(admin);
  expect(before).toMatchObject({ maxSessionsPerUser: 3, timeoutMinutes: 30 });
  const client = server.client();
  const operator = await signIn(server, client, accounts.operator);
  await signIn(server, server.client(), accounts.operator);
  const after = await readStats(admin);
  expect(after.activeSessions).toBe(before.activeSessions + 2);
  expect(after.recentLogins24h).toBe(before.recentLogins24h + 2);
  expect(after.activeUsers - before.activeUsers).toBeLessThanOrEqual(1);
  await client.post('/auth/logout', {}, bearerHeaders(operator.accessToken));
  expect((await readStats(admin)).activeSessions).toBe(before.activeSessions + 1);
});

test('counts the sign-ins of the day before the last 24 hours', async () => {
  const first = (await signIn(server, server.client(), accounts.admin)).accessToken;
  const { recentLogins24h } = await readStats(first);
  server.advance(daysMs);
  const later = (await signIn(server, server.client(), accounts.admin)).accessToken;
  expect(await readStats(later)).toMatchObject({ recentLogins24h: 1, previousLogins24h: recentLogins24h });
  server.advance(2 * daysMs);
  const last = (await signIn(server, server.client(), accounts.admin)).accessToken;
  expect(await readStats(last)).toMatchObject({ recentLogins24h: 1, previousLogins24h: 0 });
});

test('counts only active sessions after more than a day', async () => {
  await signIn(server, server.client(), accounts.operator);
  server.advance(60 * daysMs);
  const admin = (await signIn(server, server.client(), accounts.admin)).accessToken;
  expect(await readStats(admin)).toMatchObject({ activeSessions: 1, activeUsers: 1, recentLogins24h: 1 });
});

import type { User } from '@escale/contracts';
import { like } from 'drizzle-orm';
import { accounts, bearerHeaders, signIn, testServer } from '../../testing/test-server';
import { auditLogs } from '../db/schema';

const userCount = 1_100;

const server = testServer({ SEED_USERS: String(userCount) });

test('changes more than a thousand accounts in one call, with an audit log entry for each [§3-25 §4-20 §7-18]', async () => {
  const client = server.client();
  const { accessToken, user } = await signIn(server, client, accounts.superAdmin);
  const headers = bearerHeaders(accessToken);
  const list = async () => (await client.get('/users', headers)).body.data as User[];
  const others = (await list()).filter(({ id }) => id !== user.id);
  const userIds = others.map(({ id }) => id);
  expect(userIds.length).toBeGreaterThan(1_000);
  await server.db.delete(auditLogs).where(like(auditLogs.resource, 'users/%'));

  const deactivated = await client.post('/users/bulk-action', { action: 'deactivate', userIds }, headers);
  expect(deactivated.body.data).toEqual({
    action: 'deactivate',
    successCount: userIds.length,
    errorCount: 0,
    errors: [],
  });
  expect((await list()).filter(({ status }) => status !== 'INACTIVE')).toMatchObject([{ id: user.id }]);
  const lines = (await server.audit()).filter(({ action }) => action === 'STATUS_CHANGE');
  const changed = others.filter(({ status }) => status !== 'INACTIVE');
  expect(lines.map(({ resource }) => resource).toSorted()).toEqual(
    changed.map(({ id }) => `users/${id}`).toSorted(),
  );
  expect(lines.find(({ resource }) => resource === `users/${changed[0]?.id}`)).toMatchObject({
    userId: user.id,
    email: null,
    ipAddress: '127.0.0.1',
    timestamp: server.now(),
    metadata: {
      name: `${changed[0]?.firstName} ${changed[0]?.lastName}`,
      before: { status: changed[0]?.status },
      after: { status: 'INACTIVE' },
    },
  });

  const deleted = await client.post('/users/bulk-action', { action: 'delete', userIds }, headers);
  expect(deleted.body.data).toMatchObject({ successCount: userIds.length, errorCount: 0 });
  expect(await list()).toMatchObject([{ id: user.id }]);
}, 60_000);

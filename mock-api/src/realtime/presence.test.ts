import { eq } from 'drizzle-orm';
import { minutesMs } from '../clock';
import { accounts, bearerHeaders, signIn, serverOfEachTest } from '../../testing/test-server';
import { users } from '../db/schema';
import { recordAudit } from '../audit/record';
import { initialPermissions } from '../rights/permissions';
import { roleRights } from '../rights/role-rights';
import { connectSocket, until } from '../../testing/test-socket';

const server = serverOfEachTest();

const caller = { ipAddress: '127.0.0.1', userAgent: 'test' };

async function signInAs(account: 'admin' | 'operator' | 'superAdmin') {
  const client = server.client();
  const { accessToken: token, user } = await signIn(server, client, accounts[account]);
  return { client, token, userId: user.id };
}

async function connect(token: string, auth: object = {}) {
  const userAgent = { 'user-agent': 'Firefox' };
  return connectSocket(server.origin, { token, ...auth }, { extraHeaders: userAgent });
}

const notifyActivity = (resource: string, userId: string | null = null) =>
  recordAudit(server.db, server.now(), caller, { action: 'UPDATE', resource, userId });

test('sends who is connected, then each connect and disconnect once [§3-21]', async () => {
  const [admin, operator] = [await signInAs('admin'), await signInAs('operator')];
  const watching = await connect(admin.token);
  await until(() => watching.of('user_connected').length === 1);
  const tabs = [await connect(operator.token), await connect(operator.token)] as const;
  await until(() => tabs[1].of('user_connected').length === 2);
  expect(tabs[1].of('user_connected')).toEqual(
    expect.arrayContaining([
      { userId: admin.userId, userAgent: '', present: true },
      { userId: operator.userId, userAgent: '', present: true },
    ]),
  );
  expect(watching.of('user_connected')).toEqual([
    { userId: admin.userId, userAgent: 'Firefox', present: true },
    { userId: operator.userId, userAgent: 'Firefox', present: false },
  ]);
  for (const { socket } of tabs) socket.disconnect();
  await until(() => watching.of('user_disconnected').length > 0);
  await notifyActivity('end');
  await until(() => watching.of('user_activity').length > 0);
  expect(watching.of('user_disconnected')).toEqual([{ userId: operator.userId }]);
});

test('a reload is not a disconnect; a network failure is', async () => {
  const [admin, operator] = [await signInAs('admin'), await signInAs('operator')];
  const watching = await connect(admin.token);
  const first = await connect(operator.token);
  first.socket.io.engine.close();
  const second = await connect(operator.token);
  second.socket.io.engine.close();
  await until(() => watching.of('user_disconnected').length > 0);
  const superAdmin = await signInAs('superAdmin');
  await connect(superAdmin.token, { returning: true });
  await until(() => watching.of('user_connected').length === 3);
  expect(watching.of('user_connected').map(({ present }) => present)).toEqual([true, false, true]);
  expect(watching.of('user_disconnected')).toHaveLength(1);
});

test('a user who reconnects at once is announced to themselves, with a browser name of bounded length', async () => {
  const [admin, operator] = [await signInAs('admin'), await signInAs('operator')];
  const watching = await connect(admin.token);
  const userAgent = { 'user-agent': 'x'.repeat(5_000) };
  const auth = { token: operator.token };
  const first = await connectSocket(server.origin, auth, { extraHeaders: userAgent });
  await until(() => watching.of('user_connected').length === 2);
  expect(watching.of('user_connected')[1]?.userAgent).toBe('x'.repeat(300));
  first.socket.disconnect();
  await until(() => watching.of('user_disconnected').length === 1);
  const again = await connect(operator.token);
  await until(() => again.of('user_connected').length === 2);
  await notifyActivity('end');
  await until(() => watching.of('user_activity').length > 0);
  expect(watching.of('user_connected')).toHaveLength(2);
});

test('replays missed activities on reconnect: those permitted, at most ten, oldest first', async () => {
  const [admin, operator] = [await signInAs('admin'), await signInAs('operator')];
  server.advance(minutesMs);
  for (let entry = 0; entry < 13; entry += 1) {
    server.advance(1_000);
    await notifyActivity(`entry ${entry}`, entry % 2 === 0 ? operator.userId : null);
  }
  const all = (await server.audit()).filter(({ resource }) => resource.startsWith('entry'));
  const lastActivityId = all.at(-1)?.id;
  const watching = await connect(admin.token, { lastActivityId });
  await until(() => watching.of('user_activity').length === 10);
  expect(watching.of('user_activity').map(({ resource }) => resource)).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((entry) => `entry ${entry}`),
  );
  const limited = await connect(operator.token, { lastActivityId });
  await until(() => limited.of('user_activity').length === 6);
  expect(limited.of('user_activity')[0]).toEqual({
    id: all.find(({ resource }) => resource === 'entry 2')?.id,
    action: 'UPDATE',
    userId: operator.userId,
    resource: 'entry 2',
    timestamp: '2026-03-02T08:01:03.000Z',
  });
  const strange = await connect(admin.token, { lastActivityId: "'; drop" });
  await notifyActivity('now');
  await until(() => strange.of('user_activity').length > 0);
  expect(strange.of('user_activity')).toHaveLength(1);
});

test('changed rights take effect on open connections', async () => {
  const [admin, operator] = [await signInAs('admin'), await signInAs('operator')];
  await connect(admin.token);
  const watching = await connect(operator.token);
  const change = (permissions: object) =>
    server.db
      .update(users)
      .set({ permissions: { ...initialPermissions(roleRights(0, [], null), 'OPERATOR'), ...permissions } })
      .where(eq(users.id, operator.userId));
  await until(() => watching.of('user_connected').length === 2);
  await change({ users: { visible: true, read: true } });
  await until(() => watching.of('user_connected').length === 4);
  expect(watching.of('user_connected').at(-1)?.userAgent).toBe('Firefox');
  await notifyActivity('seen', admin.userId);
  await until(() => watching.of('user_activity').length === 1);
  await change({ dashboard: { visible: false }, users: { visible: false } });
  await server.client().get('/auth/me', bearerHeaders(operator.token));
  await notifyActivity('unseen', admin.userId);
  await notifyActivity('own', operator.userId);
  await until(() => watching.of('user_activity').length === 2);
  expect(watching.of('user_activity').map(({ resource }) => resource)).toEqual(['seen', 'own']);
});

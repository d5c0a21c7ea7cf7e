import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PermissionMap, Role, User } from '@escale/contracts';
import { startListenerProxy, type ListenerProxy } from '@escale/postgres-for-tests';
import { connectSocket, until } from '../../../testing/test-socket';
import { createTestRegistry, yard } from '../../../testing/test-registry';
import { accounts, bearerHeaders, signIn } from '../../../testing/test-server';
import { startTwoProcesses, type TwoProcesses } from '../../../testing/test-two-processes';

const yardForOperators = { ...yard, roleDefaults: { ...yard.roleDefaults, OPERATOR: ['visible', 'read'] } };
const registry = createTestRegistry(yardForOperators);
/**
 * The registry of the second process. It never changes, so the second process learns of later
 * registries from the database alone.
 */
const oldRegistry = createServer((_request, response) => response.end(oldContent)).listen(0, '127.0.0.1');
const oldContent = readFileSync(registry.file);

let twoProcesses: TwoProcesses;
let notifications: ListenerProxy;
beforeAll(async () => {
  twoProcesses = await startTwoProcesses('rights', async (url) => {
    notifications = await startListenerProxy(url);
    const address = `http://127.0.0.1:${(oldRegistry.address() as AddressInfo).port}`;
    return [
      { MODULE_REGISTRY: registry.file },
      { MODULE_REGISTRY: address, DATABASE_URL: notifications.url },
    ];
  });
}, 120_000);
afterAll(async () => {
  notifications.close();
  await twoProcesses.close();
  oldRegistry.close();
});
beforeEach(() => twoProcesses.forgetLimits());
afterEach(() => notifications.treat('passed'));

const newUser = {
  email: 'neuf@escale.test',
  username: 'neuf',
  firstName: 'Neuf',
  lastName: 'Venu',
  role: 'OPERATOR',
};
const noRights = { visible: false, read: false, write: false, delete: false };
const withoutDelete = { visible: true, read: true, write: true, delete: false };

/** Signs an account in; the session is valid on both processes. */
async function signInOnBoth(account: 'superAdmin' | 'admin' | 'operator') {
  const [one, other] = twoProcesses.processes;
  const { accessToken: token, user } = await signIn(twoProcesses, one.client(), accounts[account]);
  const headers = bearerHeaders(token);
  const list = async (etag = '') => {
    const answer = await fetch(`${other.origin}/api/users`, {
      headers: { ...headers, 'if-none-match': etag },
    });
    const data = answer.status === 200 ? ((await answer.json()) as { data: User[] }).data : undefined;
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', data };
  };
  return {
    id: user.id,
    set: async (role: Role, permissions: PermissionMap) => {
      const { status } = await one.client().put(`/roles/${role}/permissions`, { permissions }, headers);
      expect(status).toBe(200);
    },
    rights: async (process: typeof one) =>
      (await process.client().get(`/users/${user.id}/preferences`, headers)).body.data
        .permissions as PermissionMap,
    list,
    create: () => other.client().post('/users', newUser, headers),
    connect: (options?: object) => connectSocket(other.origin, { token }, options),
  };
}

const readReadiness = async () => {
  const answer = await fetch(`${twoProcesses.processes[1].origin}/readyz`);
  return [answer.status, await answer.text()];
};

test('a right that a role has lost counts on no process and is in no list, however late the notification', async () => {
  const [boss, admin] = [await signInOnBoth('superAdmin'), await signInOnBoth('admin')];
  const rightsShown = async (etag?: string) => {
    const { status, data, ...list } = await boss.list(etag);
    return { ...list, status, ofAdmin: data?.find(({ id }) => id === admin.id)?.permissions?.users };
  };
  const before = await rightsShown();
  expect([(await admin.list()).status, before.ofAdmin]).toEqual([200, undefined]);
  notifications.treat('silent');
  await boss.set('ADMIN', { users: noRights });
  expect((await admin.list()).status).toBe(403);
  expect((await admin.create()).status).toBe(403);
  const after = await rightsShown(before.etag);
  expect(after).toMatchObject({ status: 200, ofAdmin: noRights });
  notifications.treat('passed');
  expect((await rightsShown(after.etag)).status).toBe(304);
  await boss.set('ADMIN', { users: withoutDelete });
  expect((await admin.list()).status).toBe(200);
  expect(await rightsShown(after.etag)).toMatchObject({ status: 200, ofAdmin: undefined });
});

test('a user who lost the right to see presence learns of no arrival, however late the notification', async () => {
  const [boss, admin, operator] = [
    await signInOnBoth('superAdmin'),
    await signInOnBoth('admin'),
    await signInOnBoth('operator'),
  ];
  const [watching, blind] = [await boss.connect(), await operator.connect()];
  await until(() => watching.of('user_connected').length === 2 && blind.of('user_connected').length > 0);
  notifications.treat('silent');
  await boss.set('OPERATOR', { dashboard: noRights });
  const heardBefore = blind.of('user_connected').length;
  await admin.connect();
  await until(() => watching.of('user_connected').length === 3);
  await boss.set('OPERATOR', { dashboard: { ...noRights, visible: true, read: true } });
  expect(blind.of('user_connected')).toHaveLength(heardBefore);
});

test('rights of a new version of a module count on every process as soon as on one', async () => {
  const operator = await signInOnBoth('operator');
  const [one, other] = twoProcesses.processes;
  expect((await operator.rights(other)).yard).toEqual({ visible: true, read: true });
  registry.publish(yard);
  while ((await operator.rights(one)).yard !== undefined);
  expect((await operator.rights(other)).yard).toBeUndefined();
});

test('a process that cannot receive changes is not ready and holds no live connection until it can', async () => {
  const [boss, admin] = [await signInOnBoth('superAdmin'), await signInOnBoth('admin')];
  const live = await admin.connect({ reconnection: true, reconnectionDelay: 50, reconnectionDelayMax: 50 });
  expect(await readReadiness()).toEqual([200, 'ok\n']);
  notifications.treat('cut');
  expect(await live.ended).toBe('transport close');
  expect(await readReadiness()).toEqual([503, 'notifications\n']);
  let refused = false;
  live.socket.once('disconnect', () => (refused = true));
  await until(() => refused);
  expect(live.socket.connected).toBe(false);
  await boss.set('ADMIN', { users: noRights });
  expect((await admin.list()).status).toBe(403);
  notifications.treat('passed');
  await until(() => live.socket.connected);
  expect(await readReadiness()).toEqual([200, 'ok\n']);
  await boss.set('ADMIN', { users: withoutDelete });
});

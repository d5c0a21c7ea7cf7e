import { queryOn } from '@escale/postgres-for-tests';
import { addMs, minutesMs, secondsMs } from '../../clock';
import { recordAudit } from '../../audit/record';
import { accounts, bearerHeaders, signIn, type TestServer } from '../../../testing/test-server';
import { startTwoServers } from '../../../testing/test-two-servers';
import { connectSocket, until, type TestSocket } from '../../../testing/test-socket';

let servers: readonly [TestServer, TestServer];
let url: string;
beforeAll(async () => {
  ({ servers, url } = await startTwoServers('realtime'));
}, 120_000);
afterAll(async () => {
  for (const server of servers) await server.close();
});

beforeEach(() => servers[0].forgetLimits());

async function signInAs(account: 'admin' | 'operator') {
  const { accessToken: token, user } = await signIn(servers[0], servers[0].client(), accounts[account]);
  return { token, userId: user.id };
}

async function connect(server: TestServer, auth: object, options: object = {}) {
  const extraHeaders = { 'user-agent': 'Firefox' };
  return connectSocket(server.origin, { ...auth }, { extraHeaders, ...options });
}

/**
 * Returns the resources that a client shows. After a reconnect, the same activity can arrive live and as a missed one; the client
 * shows it once, by its id.
 */
const shownResources = ({ of }: TestSocket): string[] => [
  ...new Map(of('user_activity').map(({ id, resource }) => [id, String(resource)])).values(),
];

const caller = { ipAddress: '127.0.0.1', userAgent: 'test' };
const notifyActivity = (server: TestServer, resource: string, earlierMs = 0) =>
  recordAudit(server.db, addMs(server.now(), -earlierMs), caller, {
    action: 'UPDATE',
    resource,
    userId: null,
  });

test('presence, activities and lost rights reach the other process, each once', async () => {
  const [admin, operator] = [await signInAs('admin'), await signInAs('operator')];
  const watching = await connect(servers[0], admin);
  const other = await connect(servers[1], operator);
  await until(() => watching.of('user_connected').length === 2 && other.of('user_connected').length === 2);
  expect(watching.of('user_connected')).toEqual([
    { userId: admin.userId, userAgent: 'Firefox', present: true },
    { userId: operator.userId, userAgent: 'Firefox', present: false },
  ]);
  await notifyActivity(servers[1], 'from the other');
  await notifyActivity(servers[0], 'from the one');
  await until(() => watching.of('user_activity').length === 2);
  expect(watching.of('user_activity').map(({ resource }) => resource)).toEqual([
    'from the other',
    'from the one',
  ]);
  const second = await connect(servers[0], operator);
  other.socket.disconnect();
  const superAdmin = await signIn(servers[0], servers[0].client(), accounts.superAdmin);
  await servers[1]
    .client()
    .post(`/users/${operator.userId}/force-logout`, {}, bearerHeaders(superAdmin.accessToken));
  expect(await second.ended).toBe('io server disconnect');
  await until(() => watching.of('user_disconnected').length === 1);
  expect(watching.of('user_connected')).toHaveLength(2);
});

test('an activity recorded before the last one seen, and committed later, is sent after a reconnect', async () => {
  const admin = await signInAs('admin');
  const watching = await connect(servers[0], admin);
  for (const server of servers) server.advance(minutesMs);
  await notifyActivity(servers[0], 'seen');
  await until(() => watching.of('user_activity').length === 1);
  const lastActivityId = watching.of('user_activity').at(-1)?.id;
  watching.socket.disconnect();
  await notifyActivity(servers[1], 'late', 3 * secondsMs);
  const again = await connect(servers[1], { ...admin, lastActivityId });
  await until(() => again.of('user_activity').length > 0);
  expect(shownResources(again)).toEqual(['late']);
});

test('when the listening connection is cut, clients reconnect and receive what they missed', async () => {
  const admin = await signInAs('admin');
  const options = { reconnection: true, reconnectionDelay: 300, reconnectionDelayMax: 600 };
  const watching = await connect(servers[0], admin, options);
  const resources = () => shownResources(watching);
  for (const server of servers) server.advance(minutesMs);
  await notifyActivity(servers[0], 'before');
  await until(() => resources().includes('before'));
  watching.socket.auth = {
    ...admin,
    returning: true,
    lastActivityId: watching.of('user_activity').at(-1)?.id,
  };
  await queryOn(
    url,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'escale-listener' AND datname = current_database()",
  );
  for (const server of servers) server.advance(1_000);
  await notifyActivity(servers[1], 'meanwhile');
  expect(await watching.ended).toBe('transport close');
  await until(() => resources().includes('meanwhile'));
  await notifyActivity(servers[1], 'after');
  await until(() => resources().includes('after'));
  expect(resources()).toEqual(['before', 'meanwhile', 'after']);
});

import { limits } from '@escale/contracts';
import { startBalancer } from '@escale/core/testing';
import { accounts, signIn, type TestServer } from '../../../testing/test-server';
import { startTwoServers } from '../../../testing/test-two-servers';
import { connectSocket, until } from '../../../testing/test-socket';

let stoppedServer: TestServer;
let otherServer: TestServer;
beforeAll(async () => {
  [stoppedServer, otherServer] = (await startTwoServers('stop')).servers;
}, 120_000);
afterAll(() => otherServer.close());

const portOf = ({ origin }: TestServer) => Number(new URL(origin).port);

test('live connections of a stopped process move to the other within 5 s; no user seems to have left', async () => {
  const enter = async (account: 'admin' | 'operator') => {
    const { accessToken: token, user } = await signIn(
      stoppedServer,
      stoppedServer.client(),
      accounts[account],
    );
    return { token, userId: user.id };
  };
  const [admin, operator] = [await enter('admin'), await enter('operator')];
  const balancer = await startBalancer([portOf(stoppedServer), portOf(otherServer)]);
  const watching = await connectSocket(otherServer.origin, { ...admin, returning: false });
  const moving = await connectSocket(
    balancer.origin,
    { ...operator, returning: true },
    {
      reconnection: true,
      reconnectionDelay: limits.realtimeReconnectMinMs,
      reconnectionDelayMax: limits.realtimeReconnectMaxMs,
    },
  );
  const seen = () => watching.of('user_connected').filter(({ userId }) => userId === operator.userId);
  await until(() => seen().length === 1);

  await stoppedServer.close();
  expect(await moving.ended).toBe('transport close');
  const lostAt = performance.now();
  await until(() => moving.socket.connected);
  expect(performance.now() - lostAt).toBeLessThan(5_000);
  const later = await connectSocket(otherServer.origin, { ...admin, returning: true });
  await until(() => later.of('user_connected').length === 2);
  expect(watching.of('user_disconnected')).toEqual([]);
  expect(seen().filter(({ present }) => present === false)).toHaveLength(0);
  balancer.close();
}, 60_000);

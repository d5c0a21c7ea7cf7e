import { setTimeout as pause } from 'node:timers/promises';
import { inParallel, countText, type Attack, type AttackFamily } from '../attack';
import { areOthersServed, callGateway, describeOthers, watchOthers } from '../greed';
import { openAgent, type Call } from '../http';
import { addSignedIn } from '../people';
import { openSocket, type RawSocket } from '../raw-socket';
import type { Target } from '../servers';
import { connectLive } from './live';

const loopCount = 200;
const manyLoopsName = 'call the API in 200 loops from one address';
const loopMs = 4_000;
const jsonHeaders = { 'content-type': 'application/json' };

/** Expensive calls, by name; the attacker may be signed in. */
const expensiveCalls: Record<string, (token: string) => Call> = {
  'the settings of the sign-in': () => ({ path: '/api/auth/otp-config' }),
  'the health check': () => ({ path: '/api/health' }),
  'a renewal without a cookie': () => ({
    method: 'POST',
    path: '/api/auth/refresh',
    headers: jsonHeaders,
    body: '{}',
  }),
  'a forgotten password': () => ({
    method: 'POST',
    path: '/api/auth/forgot-password',
    headers: jsonHeaders,
    body: '{"email":"nobody@escale.test"}',
  }),
  'the names of an account': () => ({
    method: 'POST',
    path: '/api/auth/check-email',
    headers: jsonHeaders,
    body: '{"email":"operateur@escale.test"}',
  }),
  'the own account': (token) => ({ path: '/api/auth/me', headers: { authorization: `Bearer ${token}` } }),
};

const buildLoopAttack = (name: string, callOf: (token: string) => Call): Attack => ({
  name: `${manyLoopsName}: ${name}`,
  threat: 'one greedy client keeps everybody else out',
  expected: '99 % of the calls of others are answered',
  slow: true,
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const call = callOf(visitor.accessToken ?? '');
    const agent = openAgent();
    const end = performance.now() + loopMs;
    const statuses: (number | string)[] = [];
    const attack = inParallel(loopCount, async () => {
      while (performance.now() < end) {
        const answer = await callGateway(agent, target, call).catch(() => undefined);
        statuses.push(answer?.status ?? 'no answer');
      }
    });
    const others = await watchOthers(target, attack);
    await agent.destroy();
    return {
      isRepelled: areOthersServed(others),
      observation: `${describeOthers(others)}; ${countText(statuses)}`,
    };
  },
});

const parallelSignIns: Attack = {
  name: 'sign in 110 times at once with the right password of one account',
  threat: 'one person takes every place of the API by waiting for itself',
  expected: '99 % of the calls of others are answered',
  slow: true,
  run: async (target) => {
    const { credentials } = await addSignedIn(target);
    const agent = openAgent();
    const statuses: (number | string)[] = [];
    const signIns = async () => {
      for (let round = 0; round < 5; round += 1)
        await inParallel(110, async () => {
          const body = JSON.stringify(credentials);
          const call: Call = { method: 'POST', path: '/api/auth/login', headers: jsonHeaders, body };
          const answer = await callGateway(agent, target, call).catch(() => undefined);
          statuses.push(answer?.status ?? 'no answer');
        });
    };
    const others = await watchOthers(target, Promise.all([signIns(), pause(loopMs)]));
    await agent.destroy();
    return {
      isRepelled: areOthersServed(others),
      observation: `${describeOthers(others)}; ${countText(statuses)}`,
    };
  },
};

const maxGrowth = { gatewayMegabytes: 20, apiMegabytes: 150 };

/** Returns the peak memory of a process during an attack, minus its memory before. */
async function growthOf(
  { memoryOf }: Target,
  server: 'api' | 'gateway',
  attack: () => Promise<unknown>,
): Promise<number> {
  const before = await memoryOf(server);
  let [peak, isOver] = [before, false];
  const watch = async () => {
    while (!isOver) {
      peak = Math.max(peak, await memoryOf(server));
      await pause(50);
    }
  };
  const watched = watch();
  await attack().finally(() => (isOver = true));
  await watched;
  return Math.round(Math.max(peak, await memoryOf(server)) - before);
}

const frameBytes = 90 * 1_024 * 1_024;

const upgradeText = (port: number) =>
  [
    'GET /api/?EIO=4&transport=websocket HTTP/1.1',
    `Host: localhost:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}`,
    '\r\n',
  ].join('\r\n');

/** Sends most of one frame, as fast as the other side accepts it, for at most two seconds. */
async function sendFrame(socket: RawSocket, port: number): Promise<void> {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(frameBytes));
  socket.write(upgradeText(port));
  socket.write(Buffer.concat([Buffer.from([0x82, 0xff]), length, Buffer.alloc(4)]).toString('latin1'));
  const part = '\0'.repeat(1_024 * 1_024);
  const end = performance.now() + 2_000;
  for (let sent = 0; sent < frameBytes - part.length; sent += part.length) {
    if (performance.now() > end || !socket.isOpen()) return;
    if (!socket.write(part)) await Promise.race([socket.drained(), pause(200)]);
  }
}

const largeFrames: Attack = {
  name: 'send frames of 90 MB on 20 live connections, without a token',
  threat: 'a stranger takes the memory of the gateway',
  expected: `it grows by ${maxGrowth.gatewayMegabytes} MB at most`,
  slow: true,
  run: async (target) => {
    const { port } = target;
    // Two connections precede the measurement, since the first ones make the servers load code,
    // which takes memory.
    const first = await inParallel(2, () => openSocket(port));
    await Promise.all(first.map((socket) => sendFrame(socket, port)));
    for (const socket of first) socket.destroy();
    const sockets = await inParallel(20, () => openSocket(port));
    const growth = await growthOf(target, 'gateway', async () => {
      await Promise.all(sockets.map((socket) => sendFrame(socket, port)));
      await pause(1_000);
    });
    const open = sockets.filter((socket) => socket.isOpen()).length;
    for (const socket of sockets) socket.destroy();
    return {
      isRepelled: growth <= maxGrowth.gatewayMegabytes,
      observation: `${growth} MB, ${open} still open`,
    };
  },
};

/**
 * A form with a 5 MB picture. It is created only once, since the attacker must not be slower than
 * the product.
 */
const pictureForm = Buffer.concat([
  Buffer.from('--x\r\nContent-Disposition: form-data; name="avatar"; filename="a.gif"\r\n'),
  Buffer.from('Content-Type: image/gif\r\n\r\n'),
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  Buffer.alloc(5 * 1_024 * 1_024 - 1_000),
  Buffer.from('\r\n--x--\r\n'),
]);

const largePictures: Attack = {
  name: 'upload 100 pictures of 5 MB at once',
  threat: 'one person takes the memory of the API',
  expected: `it grows by ${maxGrowth.apiMegabytes} MB at most, and 99 % of the calls of others are answered`,
  slow: true,
  run: async (target) => {
    const { visitor, id } = await addSignedIn(target);
    const agent = openAgent();
    const statuses: (number | string)[] = [];
    const uploads = () =>
      inParallel(100, async () => {
        const headers = {
          authorization: `Bearer ${visitor.accessToken ?? ''}`,
          'content-type': 'multipart/form-data; boundary=x',
        };
        const call: Call = { method: 'POST', path: `/api/users/${id}/avatar`, headers, body: pictureForm };
        const answer = await callGateway(agent, target, call).catch(() => undefined);
        statuses.push(answer?.status ?? 'no answer');
      });
    let others = '';
    let areAnswered = false;
    const growth = await growthOf(target, 'api', async () => {
      const served = await watchOthers(target, Promise.all([uploads(), pause(loopMs)]));
      [others, areAnswered] = [describeOthers(served), areOthersServed(served)];
    });
    await agent.destroy();
    return {
      isRepelled: growth <= maxGrowth.apiMegabytes && areAnswered,
      observation: `${growth} MB; ${others}; ${countText(statuses)}`,
    };
  },
};

const unknownEvents: Attack = {
  name: 'send events into a live connection',
  threat: 'a signed-in user keeps the API busy with messages that it does not know',
  expected: 'disconnected within 2 s, and others are served',
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const socket = await connectLive(target, { token: visitor.accessToken });
    if (socket === undefined) throw new Error('no live connection');
    const closed = new Promise<string>((resolve) => socket.once('disconnect', () => resolve('closed')));
    for (let count = 0; count < 100; count += 1) socket.emit('anything', 'x'.repeat(15_000));
    const observation = await Promise.race([closed, pause(2_000, 'open')]);
    socket.disconnect();
    return { isRepelled: observation === 'closed', observation };
  },
};

export const resourceAttacks: AttackFamily = {
  name: "one client's share",
  attacks: [
    unknownEvents,
    largeFrames,
    largePictures,
    parallelSignIns,
    ...Object.entries(expensiveCalls).map(([name, callOf]) => buildLoopAttack(name, callOf)),
  ],
};

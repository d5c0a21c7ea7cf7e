import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { drainOnClose, type DrainOptions } from './drain-on-close';

/** A notice period that the test ends. */
const mockNotice = { ms: 3_600_000, end: (): void => undefined };
jest.mock('node:timers/promises', () => {
  const real = jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises');
  const ofTest = () => new Promise<void>((resolve) => (mockNotice.end = resolve));
  return { ...real, setTimeout: (ms: number) => (ms === mockNotice.ms ? ofTest() : real.setTimeout(ms)) };
});

let app: FastifyInstance;
let releaseSlowCall: () => void;
let slowCallReached: Promise<void>;
let serverEvents: string[];

const agent = new Agent({ keepAlive: true });
afterEach(async () => {
  releaseSlowCall();
  agent.destroy();
  await app.close();
});

async function start(options: Partial<DrainOptions> = {}): Promise<{ isStopping: () => boolean }> {
  app = fastify({ return503OnClosing: false });
  const draining = drainOnClose(app, {
    noticeMs: 0,
    limitMs: 10_000,
    endLive: () => Promise.resolve(),
    ...options,
  });
  serverEvents = [];
  app.addHook('onResponse', (_request, _reply, done) => {
    serverEvents.push('answer');
    done();
  });
  app.addHook('onClose', (_app, done) => {
    serverEvents.push('end');
    done();
  });
  const released = new Promise<void>((resolve) => (releaseSlowCall = resolve));
  app.get('/quick', () => ({ stopping: draining.isStopping() }));
  slowCallReached = new Promise((resolve) => {
    app.get('/slow', async () => {
      resolve();
      await released;
      return 'done';
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return draining;
}

async function call(path: string): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return response;
}

test('before it closes it still answers, and tells callers to close the connection', async () => {
  const draining = await start({ noticeMs: mockNotice.ms });
  expect((await call('/quick')).headers.connection).toBe('keep-alive');
  expect(draining.isStopping()).toBe(false);
  const closed = app.close();
  const late = await call('/quick');
  expect([late.statusCode, late.headers.connection, draining.isStopping()]).toEqual([200, 'close', true]);
  mockNotice.end();
  await closed;
});

test('an open call finishes before the close hooks run; new connections are refused meanwhile', async () => {
  let isClosing: () => void = () => undefined;
  const closing = new Promise<void>((resolve) => (isClosing = resolve));
  await start({
    endLive: () => {
      serverEvents.push('live');
      isClosing();
      return Promise.resolve();
    },
  });
  const { port } = app.server.address() as AddressInfo;
  const slow = call('/slow');
  await slowCallReached;
  const closed = app.close();
  await closing;
  const refused = async () => {
    const [error] = (await once(get({ port, path: '/quick' }), 'error')) as [NodeJS.ErrnoException];
    return error.code;
  };
  expect(await refused()).toBe('ECONNREFUSED');
  expect(serverEvents).toEqual(['live']);
  releaseSlowCall();
  const { statusCode, headers } = await slow;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await closed;
  expect(serverEvents).toEqual(['live', 'answer', 'end']);
});

test('a call that does not finish is cut off', async () => {
  await start({ limitMs: 100 });
  const slow = call('/slow');
  await slowCallReached;
  const cut = expect(slow).rejects.toThrow('socket hang up');
  await app.close();
  await cut;
});

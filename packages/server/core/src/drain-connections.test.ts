import dns from 'node:dns';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { drainOnClose } from './drain-on-close';

let app: FastifyInstance;
let port: number;
let releaseSlowCall: () => void;
let slowCallReached: Promise<void>;
const callerSockets: Socket[] = [];

beforeEach(() => {
  app = fastify({ return503OnClosing: false });
  drainOnClose(app, { noticeMs: 0, limitMs: 60_000, endLive: () => Promise.resolve() });
  const released = new Promise<void>((resolve) => (releaseSlowCall = resolve));
  slowCallReached = new Promise((resolve) => {
    app.get('/slow', async () => {
      resolve();
      await released;
      return 'done';
    });
  });
});
afterEach(async () => {
  for (const caller of callerSockets.splice(0)) caller.destroy();
  releaseSlowCall();
  await app.close();
});

async function listen(host: string) {
  await app.listen({ host, port: 0 });
  ({ port } = app.server.address() as AddressInfo);
}

/** Sends a call over a new connection and does not read the answer. */
function call(address: string, path: string): Socket {
  const caller = connect(port, address).on('error', () => undefined);
  callerSockets.push(caller);
  caller.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  return caller;
}

test('an answer in transit reaches a caller who reads slowly', async () => {
  const large = 'x'.repeat(16 * 1_024 * 1_024);
  app.get('/large', () => large);
  await listen('127.0.0.1');
  const caller = call('127.0.0.1', '/large');
  await once(caller, 'readable');
  const closed = app.close();
  let length = 0;
  for await (const part of caller) length += (part as Buffer).length;
  expect(length).toBeGreaterThan(large.length);
  await closed;
});

test('on every address of localhost, new connections are refused while an open call finishes', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'];
  const ofLocalhost = addresses.map((address) => ({ address, family: 4 }));
  const find = dns.lookup as (...call: unknown[]) => void;
  const lookup = jest.spyOn(dns, 'lookup').mockImplementation((...given: unknown[]) => {
    const [, , callback] = given;
    if (typeof callback === 'function') callback(null, ofLocalhost);
    else find(...given);
  });
  await listen('localhost');
  lookup.mockRestore();
  call('127.0.0.1', '/slow');
  await slowCallReached;
  const closed = app.close();
  for (const address of addresses) while (!(await isRefused(address)));
  releaseSlowCall();
  await closed;
});

async function isRefused(address: string): Promise<boolean> {
  const caller = call(address, '/other');
  return Promise.race([
    once(caller, 'connect').then(() => false),
    once(caller, 'error').then(() => true),
  ]).catch(() => true);
}

import { connect } from 'node:net';
import { once } from 'node:events';
import { testServer } from '../../testing/test-server';

const server = testServer();
beforeEach(() => server.lines.splice(0));

const readLoggedErrors = () =>
  server.lines
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level >= 50)
    .map(({ msg }) => msg);

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

const countOpenSockets = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));

test('logs no error when a caller disconnects in the middle of a body', async () => {
  const { hostname, port } = new URL(server.origin);
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = `POST /api/auth/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json`;
    const begun = once(server.app.server, 'request');
    socket.write(`${head}\r\ncontent-length: 1000\r\n\r\n{"email":`);
    await begun;
    socket.destroy();
  }
  while ((await countOpenSockets()) > 0) await nextIteration();
  expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  expect(readLoggedErrors()).toEqual([]);
});

const connectionRefused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });

test('logs a database outage as one line, wherever it is noticed, and other failures as usual', () => {
  const { log } = server.app;
  for (let count = 0; count < 5; count += 1) log.error({ err: connectionRefused }, `call ${count}`);
  log.error(connectionRefused, 'queue of mails not read');
  log.error(new TypeError('x'), 'fault');
  log.error({ err: connectionRefused, mail: { kind: 'code' } }, 'mail not delivered');
  expect(readLoggedErrors()).toEqual(['call 0', 'fault', 'mail not delivered']);
});

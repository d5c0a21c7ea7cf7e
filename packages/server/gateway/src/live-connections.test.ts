import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { startTestGateway } from './test-site';

const frameBytes = 90 * 1024 * 1024;

let api: Server;
let site: Awaited<ReturnType<typeof startTestGateway>>;
const callerSockets: Socket[] = [];
const apiSockets: Socket[] = [];

beforeEach(async () => {
  api = createServer();
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  site = await startTestGateway(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});

afterEach(async () => {
  for (const socket of [...callerSockets.splice(0), ...apiSockets.splice(0)]) socket.destroy();
  await site.stop();
  api.closeAllConnections();
  api.close();
});

/** Accepts upgrades like the API, and reads nothing of what follows. */
function acceptUpgrades(onTaken: (request: IncomingMessage, socket: Socket) => void = () => undefined): void {
  api.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    apiSockets.push(socket);
    const key = `${String(request.headers['sec-websocket-key'])}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.write(`${[...head, `Sec-WebSocket-Accept: ${accept}`].join('\r\n')}\r\n\r\n`);
    onTaken(request, socket);
  });
}

/** Sends an upgrade; resolves with the connection and the first line of the response. */
async function upgrade(more = '', method = 'GET'): Promise<{ caller: Socket; answer: string }> {
  const { port } = new URL(site.origin);
  const caller = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  callerSockets.push(caller);
  const head = [
    `${method} /api/?EIO=4&transport=websocket HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}`,
    'Sec-WebSocket-Extensions: permessage-deflate',
  ];
  caller.write(`${head.join('\r\n')}\r\n\r\n${more}`);
  const answer = await new Promise<string>((resolve) => {
    caller.once('data', (data: Buffer) => resolve(data.toString('latin1').split('\r\n')[0] ?? ''));
    caller.once('close', () => resolve('closed'));
  });
  return { caller, answer };
}

/** Sends bytes until the other side accepts no more; resolves with the number sent. */
async function sendUntilFull(caller: Socket, bytes: number): Promise<number> {
  const part = Buffer.alloc(1024 * 1024);
  caller.write(Buffer.from([0x82, 0xff, 0, 0, 0, 0, 0x05, 0xa0, 0, 0, 0, 0, 0, 0]));
  let sent = 0;
  for (; sent < bytes; sent += part.length) {
    if (caller.write(part)) continue;
    const drained = new Promise<boolean>((resolve) => caller.once('drain', () => resolve(true)));
    const quiet = new Promise<boolean>((resolve) => setTimeout(resolve, 250, false));
    if (!(await Promise.race([drained, quiet]))) break;
  }
  return sent;
}

test('buffers nothing that the API sends and the caller does not read', async () => {
  acceptUpgrades();
  const { caller } = await upgrade();
  caller.pause();
  const [ofApi] = apiSockets;
  if (ofApi === undefined) throw new Error('the API has taken no connection');
  // As the caller reads nothing, the API can send only as much as the two connections buffer.
  expect(await sendUntilFull(ofApi, frameBytes)).toBeLessThan(frameBytes / 2);
});

test('ends a connection whose caller sends more than any browser, however fast the API reads', async () => {
  let read = 0;
  acceptUpgrades((_request, socket) => socket.on('data', ({ length }: Buffer) => (read += length)));
  const { caller } = await upgrade();
  const ended = new Promise<void>((resolve) => caller.once('close', () => resolve()));
  await sendUntilFull(caller, frameBytes);
  await ended;
  expect(read).toBeLessThan(1024 * 1024);
});

test('offers the API no compression, and forwards data that was sent before the upgrade', async () => {
  const told = new Promise<[IncomingMessage, string]>((resolve) => {
    acceptUpgrades((request, socket) => {
      socket.once('data', (data: Buffer) => resolve([request, data.toString()]));
    });
  });
  await upgrade('early');
  const [{ headers }, data] = await told;
  expect(headers).not.toHaveProperty('sec-websocket-extensions');
  expect(data).toBe('early');
});

test('closing either side closes the other', async () => {
  acceptUpgrades();
  const ended = (socket: Socket | undefined) =>
    new Promise<void>((resolve) => socket?.once('end', resolve).resume());
  const first = await upgrade();
  const ofApi = ended(apiSockets[0]);
  first.caller.destroy();
  await ofApi;
  const second = await upgrade();
  const ofCaller = ended(second.caller);
  apiSockets[1]?.end();
  await ofCaller;
});

test.each([
  ['what the API refuses', 'GET', '403', () => api.on('upgrade', refuseUpgrade)],
  ['another method', 'POST', '405', () => acceptUpgrades()],
  ['an API that hangs up', 'GET', '502', () => api.on('upgrade', (_request, socket) => socket.destroy())],
])('refuses %s', async (_name, method, status, prepare) => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  prepare();
  expect((await upgrade('', method)).answer).toContain(status);
  logged.mockRestore();
});

const refuseUpgrade = (_request: unknown, socket: Socket) =>
  void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');

test('limits the connections of an address that the API has not accepted yet', async () => {
  const arrived = { count: 0 };
  const fifty = new Promise<void>((resolve) => {
    api.on('upgrade', (_request, socket: Socket) => {
      apiSockets.push(socket);
      arrived.count += 1;
      if (arrived.count === 50) resolve();
    });
  });
  const waiting = Array.from({ length: 50 }, () => upgrade());
  await fifty;
  expect((await upgrade()).answer).toContain('429');
  for (const socket of apiSockets) refuseUpgrade(undefined, socket);
  const answers = await Promise.all(waiting);
  expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['HTTP/1.1 403 Forbidden']));
  api.removeAllListeners('upgrade');
  acceptUpgrades();
  let { answer } = await upgrade();
  while (answer.includes('429')) ({ answer } = await upgrade());
  expect(answer).toContain('101');
});

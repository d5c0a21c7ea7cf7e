import { WebSocket } from 'ws';
import { accounts, signIn, testServer } from '../../testing/test-server';
import { connectSocket } from '../../testing/test-socket';

const server = testServer({ LIMIT_ACCOUNT_SOCKETS: '100' });
let token: string;
const sockets: WebSocket[] = [];
const messageTooBigCode = 1009;

beforeAll(async () => {
  token = (await signIn(server, server.client(), accounts.operator)).accessToken;
}, 120_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

/**
 * Opens a connection without Socket.IO. `first` is the first message, or the reason why there is
 * none. `ended` resolves with the close code.
 */
async function openConnection(
  address: string,
): Promise<{ socket: WebSocket; first: string; ended: Promise<number> }> {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/api/?EIO=4&transport=websocket`, {
    headers: { 'x-forwarded-for': address },
  });
  sockets.push(socket);
  const ended = new Promise<number>((resolve) => socket.once('close', resolve));
  const first = await new Promise<string>((resolve) => {
    socket.once('message', (data: Buffer) => resolve(data.toString()));
    socket.once('error', (error) => resolve(error.message));
  });
  return { socket, first, ended };
}

const signInOn = async (socket: WebSocket) => {
  const answered = new Promise<string>((resolve) =>
    socket.once('message', (data: Buffer) => resolve(data.toString())),
  );
  socket.send(`40${JSON.stringify({ token })}`);
  return answered;
};

test('an address opens fifty connections before a sign-in, and more after it', async () => {
  const strangers = await Promise.all(Array.from({ length: 50 }, () => openConnection('198.18.2.1')));
  expect(new Set(strangers.map(({ first }) => first[0]))).toEqual(new Set(['0']));
  expect((await openConnection('198.18.2.1')).first).toContain('Unexpected server response');
  expect((await openConnection('198.18.2.2')).first[0]).toBe('0');
  const [one, other] = strangers;
  if (one === undefined || other === undefined) throw new Error('no connections');
  expect(await signInOn(one.socket)).toMatch(/^40/);
  expect((await openConnection('198.18.2.1')).first[0]).toBe('0');
  expect((await openConnection('198.18.2.1')).first).toContain('Unexpected server response');
  other.socket.close();
  await other.ended;
  let again = await openConnection('198.18.2.1');
  while (again.first.startsWith('Unexpected')) again = await openConnection('198.18.2.1');
});

test('the first event of a client ends its connection', async () => {
  const { socket, ended } = await connectSocket(server.origin, { token });
  socket.emit('anything', 'x'.repeat(1_000));
  expect(await ended).toBe('io server disconnect');
});

test('a client that sends more than any browser is disconnected', async () => {
  const { socket, ended } = await openConnection('198.18.2.3');
  await signInOn(socket);
  for (let packet = 0; packet < 20; packet += 1) socket.send('3');
  expect(socket.readyState).toBe(WebSocket.OPEN);
  for (let packet = 0; packet < 20; packet += 1) socket.send('3');
  await ended;
});

test('a message above 16 kB ends a connection without a sign-in', async () => {
  const { socket, ended } = await openConnection('198.18.2.4');
  socket.on('error', () => undefined);
  socket.send(Buffer.alloc(20_000));
  expect(await ended).toBe(messageTooBigCode);
});

import { WebSocket } from 'ws';

/** Request and response of a client process. `events`: the maximum number of distinct events. */
export type Order =
  | { order: 'connect'; origin: string; tokens: string[]; count: number; events: number }
  | { order: 'report' };

export interface Report {
  sockets: number;
  disconnects: number;
  /** Distinct events received by any socket of this process. */
  events: number;
  /** Events missed by each socket, summed; and events received twice. */
  missing: number;
  repeated: number;
  /** Deliveries by latency in whole milliseconds; the last entry counts all longer ones. */
  delays: number[];
  cpuSeconds: number;
}

type Connect = Extract<Order, { order: 'connect' }>;

const longestMs = 10_000;
const connectedAtOnce = 25;

/** One bit per event and connection, so that five minutes take no more memory than five seconds. */
interface Connection {
  told: Uint8Array;
  count: number;
}

const connections: Connection[] = [];
const numbers = new Map<string, number>();
const delays: number[] = Array.from({ length: longestMs + 1 }, () => 0);
let disconnects = 0;
let repeated = 0;

function numberOf(id: string): number {
  const known = numbers.get(id) ?? numbers.size;
  numbers.set(id, known);
  return known;
}

/** Both ends are on one machine, so the server's time of the change can be compared with the time of its arrival. */
function note(connection: Connection, { id, timestamp }: { id: string; timestamp: string }): void {
  const number = numberOf(id);
  const [place, bit] = [number >> 3, 1 << (number & 7)];
  const byte = connection.told[place];
  if (byte === undefined) throw new Error('more events than were announced');
  if ((byte & bit) !== 0) repeated += 1;
  else connection.count += 1;
  connection.told[place] = byte | bit;
  const delay = Math.min(longestMs, Math.max(0, Date.now() - Date.parse(timestamp)));
  delays[delay] = (delays[delay] ?? 0) + 1;
}

const activity = '42["user_activity",';

/**
 * Implements the necessary part of Engine.IO 4 and Socket.IO 5: a thousand clients of the real library would use more of the
 * machine than the server does.
 */
function connectOne({ origin, events }: Connect, token: string | undefined): Promise<void> {
  const connection: Connection = { told: new Uint8Array((events >> 3) + 1), count: 0 };
  connections.push(connection);
  const address = `${origin.replace('http', 'ws')}/api/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
  socket.on('close', () => (disconnects += 1));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith(activity)) note(connection, JSON.parse(text.slice(activity.length, -1)));
      else if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40')) resolve();
      else if (text.startsWith('44')) reject(new Error(text));
    });
  });
}

async function connect(order: Connect): Promise<void> {
  const { tokens, count } = order;
  for (let begun = 0; begun < count; begun += connectedAtOnce) {
    const batch = Array.from({ length: Math.min(connectedAtOnce, count - begun) }, (_, place) =>
      connectOne(order, tokens[(begun + place) % tokens.length]),
    );
    await Promise.all(batch);
  }
}

function report(): Report {
  const missing = connections.reduce((sum, { count }) => sum + numbers.size - count, 0);
  const { user, system } = process.cpuUsage();
  const cpuSeconds = (user + system) / 1e6;
  return {
    sockets: connections.length,
    disconnects,
    events: numbers.size,
    missing,
    repeated,
    delays,
    cpuSeconds,
  };
}

process.on('message', (message: Order) => {
  if (message.order === 'report') process.send?.(report());
  else void connect(message).then(() => process.send?.('connected'));
});
process.on('disconnect', () => process.exit(0));

import { WebSocket } from 'ws';

/** An order to a client process. `events` is the maximum number of distinct events. */
export type ClientOrder =
  | { order: 'connect'; origin: string; tokens: string[]; count: number; events: number }
  | { order: 'report' };

export interface ClientReport {
  sockets: number;
  disconnects: number;
  /** Distinct events received by any socket of this process. */
  events: number;
  /** Sum of the events that each socket has missed. */
  missing: number;
  repeated: number;
  /** Number of deliveries per latency in whole milliseconds; the last entry counts all longer latencies. */
  delays: number[];
  cpuSeconds: number;
}

type ConnectOrder = Extract<ClientOrder, { order: 'connect' }>;

const maxDelayMs = 10_000;
const connectionBatchSize = 25;

/** The events that a connection has received. `receivedBits` has one bit per event, since all ids would take too much memory. */
interface Connection {
  receivedBits: Uint8Array;
  count: number;
}

const connections: Connection[] = [];
const eventNumbers = new Map<string, number>();
const delays: number[] = Array.from({ length: maxDelayMs + 1 }, () => 0);
let disconnects = 0;
let repeatedDeliveries = 0;

function eventNumberOf(id: string): number {
  const known = eventNumbers.get(id) ?? eventNumbers.size;
  eventNumbers.set(id, known);
  return known;
}

/**
 * Counts an event and its latency. The latency can be measured, since server and clients use the
 * clock of the same machine.
 */
function recordDelivery(connection: Connection, { id, timestamp }: { id: string; timestamp: string }): void {
  const number = eventNumberOf(id);
  const [place, bit] = [number >> 3, 1 << (number & 7)];
  const byte = connection.receivedBits[place];
  if (byte === undefined) throw new Error('more events than were announced');
  if ((byte & bit) !== 0) repeatedDeliveries += 1;
  else connection.count += 1;
  connection.receivedBits[place] = byte | bit;
  const delay = Math.min(maxDelayMs, Math.max(0, Date.now() - Date.parse(timestamp)));
  delays[delay] = (delays[delay] ?? 0) + 1;
}

const activityPrefix = '42["user_activity",';

/**
 * Opens one connection, with the necessary part of Engine.IO 4 and Socket.IO 5 alone. A thousand
 * clients of the real library would use more of the machine than the server does.
 */
function connectOne({ origin, events }: ConnectOrder, token: string | undefined): Promise<void> {
  const connection: Connection = { receivedBits: new Uint8Array((events >> 3) + 1), count: 0 };
  connections.push(connection);
  const address = `${origin.replace('http', 'ws')}/api/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
  socket.on('close', () => (disconnects += 1));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith(activityPrefix))
        recordDelivery(connection, JSON.parse(text.slice(activityPrefix.length, -1)));
      else if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40')) resolve();
      else if (text.startsWith('44')) reject(new Error(text));
    });
  });
}

async function connectAll(order: ConnectOrder): Promise<void> {
  const { tokens, count } = order;
  for (let begun = 0; begun < count; begun += connectionBatchSize) {
    const batch = Array.from({ length: Math.min(connectionBatchSize, count - begun) }, (_, place) =>
      connectOne(order, tokens[(begun + place) % tokens.length]),
    );
    await Promise.all(batch);
  }
}

function buildReport(): ClientReport {
  const missing = connections.reduce((sum, { count }) => sum + eventNumbers.size - count, 0);
  const { user, system } = process.cpuUsage();
  const cpuSeconds = (user + system) / 1e6;
  return {
    sockets: connections.length,
    disconnects,
    events: eventNumbers.size,
    missing,
    repeated: repeatedDeliveries,
    delays,
    cpuSeconds,
  };
}

process.on('message', (message: ClientOrder) => {
  if (message.order === 'report') process.send?.(buildReport());
  else void connectAll(message).then(() => process.send?.('connected'));
});
process.on('disconnect', () => process.exit(0));

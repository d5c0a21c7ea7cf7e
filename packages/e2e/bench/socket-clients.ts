import { io, type Socket } from 'socket.io-client';

/** What a process of clients is asked, and what it answers. */
export type Order =
  { order: 'connect'; origin: string; tokens: string[]; count: number } | { order: 'report' };

export interface Report {
  sockets: number;
  disconnects: number;
  /** Different events that any socket of this process was told. */
  events: number;
  /** What each socket was told less than the others, summed; and what one was told twice. */
  missing: number;
  repeated: number;
  /** Deliveries by their whole milliseconds; the last counts all that took longer. */
  delays: number[];
}

const longestMs = 10_000;
const connectedAtOnce = 25;

const sockets: Socket[] = [];
const seen: Set<number>[] = [];
const numbers = new Map<string, number>();
const delays: number[] = Array.from({ length: longestMs + 1 }, () => 0);
let disconnects = 0;
let repeated = 0;

const numberOf = (id: string): number => {
  const known = numbers.get(id) ?? numbers.size;
  numbers.set(id, known);
  return known;
};

/** Both ends are on one machine, so the server's time of the change can be compared with the time of its arrival. */
function note(told: Set<number>, { id, timestamp }: { id: string; timestamp: string }): void {
  const number = numberOf(id);
  if (told.has(number)) repeated += 1;
  told.add(number);
  const delay = Math.min(longestMs, Math.max(0, Date.now() - Date.parse(timestamp)));
  delays[delay] = (delays[delay] ?? 0) + 1;
}

function connectOne(origin: string, token: string | undefined): Promise<void> {
  const socket = io(origin, { path: '/api', forceNew: true, transports: ['websocket'], auth: { token } });
  const told = new Set<number>();
  sockets.push(socket);
  seen.push(told);
  socket.on('user_activity', (activity: { id: string; timestamp: string }) => note(told, activity));
  socket.on('disconnect', () => (disconnects += 1));
  return new Promise((resolve) => socket.once('connect', resolve));
}

async function connect({ origin, tokens, count }: Extract<Order, { order: 'connect' }>): Promise<void> {
  for (let begun = 0; begun < count; begun += connectedAtOnce) {
    const batch = Array.from({ length: Math.min(connectedAtOnce, count - begun) }, (_, place) =>
      connectOne(origin, tokens[(begun + place) % tokens.length]),
    );
    await Promise.all(batch);
  }
}

function report(): Report {
  const missing = seen.reduce((sum, told) => sum + numbers.size - told.size, 0);
  return { sockets: sockets.length, disconnects, events: numbers.size, missing, repeated, delays };
}

process.on('message', (message: Order) => {
  if (message.order === 'report') process.send?.(report());
  else void connect(message).then(() => process.send?.('connected'));
});
process.on('disconnect', () => process.exit(0));

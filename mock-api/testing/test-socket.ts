import { realtimePath } from '@escale/contracts';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

interface ReceivedEvent {
  event: string;
  payload: Record<string, unknown>;
}

export interface TestSocket {
  socket: Socket;
  /** Every event received, in order. */
  received: ReceivedEvent[];
  of: (event: string) => Record<string, unknown>[];
  /** Resolves with the reason when the connection ends. */
  ended: Promise<string>;
}

const openedSockets = new Set<Socket>();

// Runs even if a test fails: otherwise, a client with `reconnection` would keep reconnecting during later tests.
afterEach(() => {
  for (const socket of openedSockets) socket.disconnect();
  openedSockets.clear();
});

/** Opens a connection that records every event and does not reconnect; the end of the test closes it. */
export async function connectSocket(
  origin: string,
  auth: Record<string, unknown>,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Promise<TestSocket> {
  const socket = io(origin, {
    path: realtimePath,
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    auth,
    ...options,
  });
  openedSockets.add(socket);
  const received: ReceivedEvent[] = [];
  socket.onAny((event: string, payload: Record<string, unknown>) => received.push({ event, payload }));
  const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error) => {
      socket.disconnect();
      reject(error);
    };
    socket.once('connect_error', refuse).once('connect', () => {
      socket.off('connect_error', refuse);
      resolve();
    });
  });
  const of = (event: string) => received.filter((one) => one.event === event).map(({ payload }) => payload);
  return { socket, received, of, ended };
}

/** Waits until the condition holds, up to the time limit of the test. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

import { realtimePath } from '@escale/contracts';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

interface Told {
  event: string;
  payload: Record<string, unknown>;
}

export interface TestSocket {
  socket: Socket;
  /** All that was told, in order. */
  told: Told[];
  of: (event: string) => Record<string, unknown>[];
  /** Resolves with the reason. */
  ended: Promise<string>;
}

/** A connection of its own that hears everything; it never comes back by itself. */
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
  const told: Told[] = [];
  socket.onAny((event: string, payload: Record<string, unknown>) => told.push({ event, payload }));
  const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('connect_error', (error) => {
      socket.disconnect();
      reject(error);
    });
  });
  const of = (event: string) => told.filter((one) => one.event === event).map(({ payload }) => payload);
  return { socket, told, of, ended };
}

/** Waits until something holds; the test's own time limit ends a wait in vain. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

import { io, type Socket } from 'socket.io-client';
import type { Run } from './run';
import { textAt } from './read-value';

export interface LiveConnection {
  socket: Socket;
  /** True when an event about an account has arrived. */
  hasReceived: (event: string, userId: string | undefined) => boolean;
  /** True when an activity of this kind has arrived. */
  hasReceivedActivity: (action: string) => boolean;
  close: () => void;
}

/**
 * Opens a live connection, and checks every received event against the contract. Returns
 * `undefined` if the server refuses the connection.
 */
export async function openLiveConnection(
  run: Run,
  token: string | undefined,
  transports: string[] = ['websocket'],
): Promise<LiveConnection | undefined> {
  const { path } = run.document['x-realtime'];
  const auth = token === undefined ? {} : { token };
  const timeout = 5_000;
  const socket = io(run.origin, { path, transports, auth, timeout, forceNew: true, reconnection: false });
  const events: { event: string; payload: unknown }[] = [];
  socket.onAny((event: string, payload: unknown) => {
    events.push({ event, payload });
    const problems = run.contract.eventProblems(event, payload);
    run.check(`event ${event}`, problems.length === 0, problems.join('; '));
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('connect_error', () => resolve(false));
  });
  if (!isOpen) {
    socket.disconnect();
    return undefined;
  }
  return {
    socket,
    hasReceived: (event, userId) =>
      events.some((one) => one.event === event && textAt(one.payload, 'userId') === userId),
    hasReceivedActivity: (action) =>
      events.some((one) => one.event === 'user_activity' && textAt(one.payload, 'action') === action),
    close: () => socket.disconnect(),
  };
}

import { apiBase, isFresh, refreshAccessToken, tokenStore } from '@escale/api-client';
import { limits, realtimeEvents } from '@escale/contracts';
import { XHR } from 'engine.io-client';
import { io } from 'socket.io-client';
import type { RealtimeInbox } from './inbox';
import { WebSocketTransport } from './websocket-transport';

export interface ConnectionOptions {
  inbox: RealtimeInbox;
  /** Asks whether the session still lives; ends it when it does not. */
  verify: () => Promise<void>;
  /** Where the server is; that of the API by default. */
  origin?: string;
}

const { realtimeReconnectMinMs, realtimeReconnectMaxMs, realtimeTimeoutMs } = limits;

/** A token that has run out is renewed first; where that fails the server refuses the old one. */
async function presentToken(): Promise<string | null> {
  const token = tokenStore.read();
  if (token === null || isFresh(token)) return token;
  return refreshAccessToken(token).catch(() => token);
}

const anyError = (): undefined => undefined;

/** Opens the live connection and keeps it up until the function that it gives is called (readings, 'Realtime'). */
export function openConnection({ inbox, verify, origin }: ConnectionOptions): () => void {
  const server = new URL(apiBase(), origin ?? window.location.origin);
  let wasConnected = false;
  let refusals = 0;
  let presented: string | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const socket = io(server.origin, {
    path: server.pathname,
    forceNew: true,
    transports: [WebSocketTransport, XHR],
    tryAllTransports: true,
    reconnectionDelay: realtimeReconnectMinMs,
    reconnectionDelayMax: realtimeReconnectMaxMs,
    timeout: realtimeTimeoutMs,
    auth: (present) => {
      void presentToken().then((token) => {
        presented = token;
        present({ token, returning: wasConnected, lastActivityId: inbox.lastActivityId() });
      });
    },
  });

  /** After a refusal or a cut, Socket.IO leaves it to us to come back. */
  const comeBack = () => {
    refusals += 1;
    const delay = Math.min(refusals * realtimeReconnectMinMs, realtimeReconnectMaxMs);
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), delay);
  };
  const comeBackAfter = (check: Promise<unknown>) => {
    void check.catch(anyError).then(() => {
      if (!closed) comeBack();
    });
  };

  let closed = false;
  const online = () => {
    if (!socket.connected) socket.disconnect().connect();
  };
  /** Engine.IO hears of it as well, but not on localhost. */
  const offline = () => {
    if (socket.connected) socket.io.engine.close();
  };

  socket.on('connect', () => {
    wasConnected = true;
    refusals = 0;
    inbox.connected();
  });
  socket.on('disconnect', (reason) => {
    inbox.disconnected();
    if (reason === 'io server disconnect') comeBackAfter(verify());
  });
  socket.on('connect_error', (error) => {
    if (!socket.active) comeBackAfter(refreshAccessToken(presented).catch(verify));
    else if (error.message === 'timeout') socket.io.opts.transports = [XHR, WebSocketTransport];
  });
  for (const event of realtimeEvents) socket.on(event, (payload: unknown) => inbox.tell(event, payload));
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);

  return () => {
    closed = true;
    clearTimeout(retry);
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    socket.off().disconnect();
    inbox.clear();
  };
}

import { apiBase, isFresh, refreshAccessToken, tokenStore } from '@escale/api-client';
import { limits, realtimeEvents, type ApiErrorCode } from '@escale/contracts';
import { XHR } from 'engine.io-client';
import { io } from 'socket.io-client';
import type { RealtimeEventHandlers } from './event-handlers';
import { WebSocketTransport } from './websocket-transport';

export interface ConnectionOptions {
  handlers: RealtimeEventHandlers;
  /** Asks the server whether the session is over, and ends it in that case. */
  verify: () => Promise<void>;
  /** Origin of the server if the base of the API is a path; the page's origin by default. */
  origin?: string;
}

const { realtimeReconnectMinMs, realtimeReconnectMaxMs, realtimeTimeoutMs } = limits;

/**
 * Returns the access token, refreshed first if expired. If the refresh fails, returns the expired token, which the server refuses.
 */
async function getCurrentToken(): Promise<string | null> {
  const token = tokenStore.read();
  if (token === null || isFresh(token)) return token;
  return refreshAccessToken(token).catch(() => token);
}

const ignoreError = (): undefined => undefined;

/** Opens the realtime connection and keeps it open (readings, 'Realtime'). Returns the function that closes it. */
export function openConnection({ handlers, verify, origin }: ConnectionOptions): () => void {
  const server = new URL(apiBase(), origin ?? window.location.origin);
  let wasConnected = false;
  let refusals = 0;
  let sentToken: string | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const socket = io(server.origin, {
    path: server.pathname,
    forceNew: true,
    transports: [WebSocketTransport, XHR],
    tryAllTransports: true,
    reconnectionDelay: realtimeReconnectMinMs,
    reconnectionDelayMax: realtimeReconnectMaxMs,
    timeout: realtimeTimeoutMs,
    auth: (send) => {
      void getCurrentToken().then((token) => {
        sentToken = token;
        send({ token, returning: wasConnected, lastActivityId: handlers.lastActivityId() });
      });
    },
  });

  /** Reconnects after a pause: Socket.IO does not reconnect by itself after a refusal or a disconnect by the server. */
  const scheduleReconnect = () => {
    refusals += 1;
    const delay = Math.min(refusals * realtimeReconnectMinMs, realtimeReconnectMaxMs);
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), delay);
  };
  const scheduleReconnectAfter = (check: Promise<unknown>) => {
    void check.catch(ignoreError).then(() => {
      if (!closed) scheduleReconnect();
    });
  };

  /**
   * Prepares the next attempt after a refusal. If the token was the reason, gets a new one. If the
   * server gives no reason, checks whether the session is over.
   */
  const answerRefusal = async (code: ApiErrorCode | undefined) => {
    if (code === undefined) return verify();
    if (code === 'UNAUTHENTICATED') await refreshAccessToken(sentToken).catch(verify);
  };

  let closed = false;
  const handleOnline = () => {
    if (!socket.connected) socket.disconnect().connect();
  };
  /** Closes the connection when the browser goes offline. Engine.IO does so itself, except on localhost. */
  const handleOffline = () => {
    if (socket.connected) socket.io.engine.close();
  };

  socket.on('connect', () => {
    wasConnected = true;
    refusals = 0;
    handlers.connected();
  });
  socket.on('disconnect', (reason) => {
    handlers.disconnected();
    if (reason === 'io server disconnect') scheduleReconnectAfter(verify());
  });
  socket.on('connect_error', (error) => {
    const { code } = (error as { data?: { code?: ApiErrorCode } }).data ?? {};
    if (!socket.active) scheduleReconnectAfter(answerRefusal(code));
    else if (error.message === 'timeout') socket.io.opts.transports = [XHR, WebSocketTransport];
  });
  for (const event of realtimeEvents) socket.on(event, (payload: unknown) => handlers.handle(event, payload));
  window.addEventListener('online', handleOnline);
  window.addEventListener('offline', handleOffline);

  return () => {
    closed = true;
    clearTimeout(retry);
    window.removeEventListener('online', handleOnline);
    window.removeEventListener('offline', handleOffline);
    socket.off().disconnect();
    handlers.reset();
  };
}

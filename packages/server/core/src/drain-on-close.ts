import type { ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface DrainOptions {
  /** How long the server still accepts calls after it reports that it is not ready. */
  noticeMs: number;
  /** How long calls in progress may take after the notice; the server cuts off slower calls. */
  limitMs: number;
  /** Ends the live connections, which would never end by themselves. */
  endLive: () => Promise<void>;
}

export interface DrainState {
  /** True once the server is being closed. */
  isStopping: () => boolean;
}

const pollMs = 20;

/**
 * Makes `app.close()` shut down gracefully. The server first reports that it is not ready. It then
 * stops accepting connections, ends live connections and waits for calls in progress. `onClose`
 * hooks run afterwards. Build the server with `return503OnClosing: false`, and call this function
 * before adding other hooks.
 */
export function drainOnClose(app: FastifyInstance, { noticeMs, limitMs, endLive }: DrainOptions): DrainState {
  const open = new Map<Socket, ServerResponse>();
  let stopping = false;
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    open.set(socket, reply.raw);
    reply.raw.once('close', () => open.delete(socket));
    done();
  });
  // Fastify itself sends `connection: close` only to calls that arrive during shutdown, not to calls in progress.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    stopping = true;
    if (!app.server.listening) return endLive();
    await pause(noticeMs);
    const connections = { ended: false };
    app.server.once('close', () => (connections.ended = true));
    // Calls the `close` of `net.Server`, since that of Node's HTTP server would cut off responses
    // in transit.
    Server.prototype.close.call(app.server);
    await endLive();
    const latest = performance.now() + limitMs;
    while (!(connections.ended && open.size === 0) && performance.now() < latest) {
      if (![...open.values()].some(isInTransit)) closeIdleConnections(app);
      await pause(pollMs);
    }
    for (const socket of open.keys()) socket.destroy();
    app.server.closeAllConnections();
  });
  return { isStopping: () => stopping };
}

/** True for a response that is written but not fully received: its connection already counts as idle. */
const isInTransit = ({ writableEnded, writableFinished }: ServerResponse) =>
  writableEnded && !writableFinished;

/** Closes idle connections. For `localhost`, Fastify may run further servers, which it closes on the event `unref`. */
function closeIdleConnections({ server }: FastifyInstance): void {
  server.emit('unref');
  server.closeIdleConnections();
}

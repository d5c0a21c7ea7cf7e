import type { ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface DrainOptions {
  /** How long the server still takes new calls while it says that it is not ready. */
  noticeMs: number;
  /** How long open calls may take from then on; they are cut off afterwards. */
  limitMs: number;
  /** Ends the live connections, which would never end by themselves. */
  endLive: () => Promise<void>;
}

export interface Draining {
  /** True once the server is being closed. */
  isStopping: () => boolean;
}

const stepMs = 20;

/**
 * Makes `app.close()` lose nothing: the server announces its end for a while, refuses new connections, ends live ones and lets
 * open calls finish. `onClose` hooks run after that. The server must be built with `return503OnClosing: false`, and this must
 * be called before other hooks are added.
 */
export function drainOnClose(app: FastifyInstance, { noticeMs, limitMs, endLive }: DrainOptions): Draining {
  const open = new Map<Socket, ServerResponse>();
  let stopping = false;
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    open.set(socket, reply.raw);
    reply.raw.once('close', () => open.delete(socket));
    done();
  });
  // Fastify tells it to calls that arrive while it is closing, but not to those that are open.
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
    // That of Node's HTTP server cuts off answers on their way.
    Server.prototype.close.call(app.server);
    await endLive();
    const latest = performance.now() + limitMs;
    while (!(connections.ended && open.size === 0) && performance.now() < latest) {
      if (![...open.values()].some(isOnItsWay)) closeIdle(app);
      await pause(stepMs);
    }
    for (const socket of open.keys()) socket.destroy();
    app.server.closeAllConnections();
  });
  return { isStopping: () => stopping };
}

/** Its connection counts as idle, although the caller has not taken all of it. */
const isOnItsWay = ({ writableEnded, writableFinished }: ServerResponse) =>
  writableEnded && !writableFinished;

/** Where `localhost` has several addresses, Fastify has a server for each; by this event the others close. */
function closeIdle({ server }: FastifyInstance): void {
  server.emit('unref');
  server.closeIdleConnections();
}

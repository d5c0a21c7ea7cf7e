import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isRealtimeCall, limits } from '@escale/contracts';
import { Server as EngineServer, type Socket as EngineSocket } from 'engine.io';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { WebSocket } from 'ws';
import { minutesMs, secondsMs } from '../clock';
import type { Config } from '../config';
import { isOwnPage, splitList, ownHosts } from '@escale/core';
import type { ConnectionIdentity } from './authenticate-socket';
import type { Connections, Events, NoEvents } from './events';
import { limitUnauthenticatedConnections } from './unauthenticated-connections';

/** Maximum size of a message: clients send little but their token. */
const maxMessageBytes = 16 * 1_024;

/** Packets allowed per client and minute: its token, a few heartbeats, and its disconnect. */
const maxPacketsPerMinute = 30;

/**
 * Creates a Socket.IO server on the port of the API. Its `close` ends sockets and long polls so that clients reconnect by
 * themselves.
 */
export function attachSocketServer(app: FastifyInstance, config: Config): Connections {
  const isOwnHost = ownHosts(splitList(config.ALLOWED_HOSTS), config.APP_ORIGIN);
  const unauthenticated = limitUnauthenticatedConnections(config);
  const engine = new EngineServer({
    transports: ['websocket', 'polling'],
    pingTimeout: limits.realtimeTimeoutMs,
    maxHttpBufferSize: maxMessageBytes,
    allowRequest: (request, decide) =>
      decide(
        null,
        isOwnHost(request.headers.host) &&
          isFromOwnPage(request, config.APP_ORIGIN) &&
          unauthenticated.admit(request),
      ),
  });
  engine.on('connection', (socket: EngineSocket) => {
    const { request } = socket;
    socket.once('close', () => {
      unauthenticated.dismiss(request);
      terminateSocket(socket);
    });
    limitPackets(socket);
  });
  const io: Connections = new Server<NoEvents, Events, NoEvents, ConnectionIdentity>({
    connectTimeout: limits.realtimeTimeoutMs,
    serveClient: false,
  });
  io.bind(engine);
  io.on('connection', (connection) => {
    unauthenticated.dismiss(connection.conn.request);
    // Closes a connection that sends an event: clients have no events to send.
    connection.onAny(() => connection.disconnect(true));
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!isRealtimeCall(request.url)) return done();
    reply.hijack();
    engine.handleRequest(request.raw, reply.raw);
  });
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isRealtimeCall(request.url ?? '')) engine.handleUpgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
  return io;
}

/**
 * Terminates the socket. Otherwise, `ws` would read for half a minute from a client that keeps
 * sending after the close.
 */
function terminateSocket({ transport }: EngineSocket): void {
  const { socket } = transport as { socket?: Pick<WebSocket, 'terminate'> };
  setTimeout(() => socket?.terminate(), secondsMs).unref();
}

/** Closes a connection whose client sends more packets than any browser does. */
function limitPackets(socket: EngineSocket): void {
  let [count, since] = [0, performance.now()];
  socket.on('packet', () => {
    const now = performance.now();
    if (now - since > minutesMs) [count, since] = [0, now];
    count += 1;
    if (count > maxPacketsPerMinute) socket.close(true);
  });
}

/**
 * False for a connection from a page of another origin. A page cannot change its `origin` header.
 * Callers other than browsers send none, and are accepted.
 */
function isFromOwnPage({ headers }: IncomingMessage, appOrigin: string): boolean {
  const host = String(headers['x-forwarded-host'] ?? headers.host);
  const protocol = String(headers['x-forwarded-proto'] ?? 'http');
  return headers.origin === undefined || isOwnPage({ headers, protocol, host }, appOrigin);
}

import { request as callHttp, ServerResponse, STATUS_CODES, type IncomingMessage } from 'node:http';
import { request as callHttps } from 'node:https';
import type { Socket } from 'node:net';
import { createSlots } from '@escale/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forwardedHeaders } from './forwarded';

/** Time for the API to accept a connection. */
const handshakeTimeoutMs = 10_000;

/** Maximum number of connections from one address that the API has not accepted yet. */
const maxWaitingPerAddress = 50;

/**
 * Maximum number of bytes that a caller may send on a connection. A browser only answers pings,
 * some 24 kB a day, so it has to reconnect after ten days.
 */
const maxBytesFromCaller = 256 * 1_024;

export interface LiveConnections {
  /** True for a WebSocket upgrade; the `upgrade` header alone is not enough. */
  isUpgrade: (request: FastifyRequest) => boolean;
  /** Connects an upgrade to the API once the API has accepted it. The reply must have been hijacked. */
  join: (request: FastifyRequest, findOrigin: () => Promise<string>) => Promise<void>;
  /** Ends all live connections; browsers reconnect by themselves. */
  end: () => Promise<void>;
}

/**
 * Forwards the bytes of WebSockets unchanged, with backpressure. The gateway neither parses nor
 * buffers messages; it limits only the bytes from a caller (`maxBytesFromCaller`). Upgrades pass
 * through routes and hooks like calls.
 */
export function proxyLiveConnections(
  app: FastifyInstance,
  onFault: (error: unknown, request: FastifyRequest) => void,
): LiveConnections {
  const heads = new WeakMap<IncomingMessage, Buffer>();
  const open = new Set<Socket>();
  const acquireSlot = createSlots(maxWaitingPerAddress);

  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    heads.set(request, head);
    // Without a listener, a socket error caused by a disconnecting caller would end the process.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    response.once('finish', () => socket.destroy());
    app.routing(request, response);
  });

  const connectStreams = (request: FastifyRequest, upstream: Socket, accept: string) => {
    const { socket } = request.raw;
    open.add(socket);
    for (const each of [socket, upstream]) each.setTimeout(0).setNoDelay(true);
    socket.once('close', () => {
      open.delete(socket);
      upstream.destroy();
    });
    upstream.on('error', () => upstream.destroy()).once('close', () => socket.destroySoon());
    upstream.write(heads.get(request.raw) ?? '');
    socket.write(`${statusLine(101)}Upgrade: websocket\r\nConnection: Upgrade\r\n`);
    socket.write(`Sec-WebSocket-Accept: ${accept}\r\n\r\n`);
    let heard = 0;
    socket.on('data', ({ length }: Buffer) => {
      heard += length;
      if (heard > maxBytesFromCaller) socket.destroy();
    });
    socket.pipe(upstream).pipe(socket);
  };

  return {
    isUpgrade: ({ raw }) => heads.has(raw),
    join: async (request, findOrigin) => {
      const { socket } = request.raw;
      if (request.method !== 'GET') return refuse(socket, 405);
      const release = acquireSlot(request.ip);
      if (release === undefined) return refuse(socket, 429);
      const origin = new URL(await findOrigin());
      const call = (origin.protocol === 'https:' ? callHttps : callHttp)(new URL(request.url, origin), {
        agent: false,
        timeout: handshakeTimeoutMs,
        headers: handshakeOf(request),
      });
      const destroyCall = () => call.destroy();
      socket.once('close', destroyCall);
      call.once('close', () => {
        release();
        socket.off('close', destroyCall);
      });
      call.once('upgrade', ({ headers }, upstream: Socket, first) => {
        upstream.unshift(first);
        connectStreams(request, upstream, headers['sec-websocket-accept'] ?? '');
      });
      call.once('response', (answer) => {
        answer.resume();
        refuse(socket, answer.statusCode ?? 502);
      });
      call.once('timeout', () => call.destroy(new Error('no answer')));
      call.once('error', (error) => {
        if (socket.destroyed) return;
        onFault(error, request);
        refuse(socket, 502);
      });
      if (socket.destroyed) call.destroy();
      else call.end();
    },
    end: () => {
      for (const socket of open) socket.destroySoon();
      return Promise.resolve();
    },
  };
}

/**
 * Returns the headers of the handshake, without WebSocket extensions. Compression would cost memory
 * even for anonymous callers.
 */
function handshakeOf(request: FastifyRequest): Record<string, string | string[]> {
  const { headers } = request;
  const names = ['cookie', 'origin', 'user-agent', 'sec-websocket-key', 'sec-websocket-version'] as const;
  const sent = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  return {
    ...Object.fromEntries(sent),
    ...forwardedHeaders(request),
    connection: 'Upgrade',
    upgrade: 'websocket',
  };
}

function refuse(socket: Socket, status: number): void {
  socket.write(`${statusLine(status)}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroySoon();
}

const statusLine = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;

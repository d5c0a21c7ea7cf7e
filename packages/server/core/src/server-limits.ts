import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createShares } from './shares';

/** Bounds of a server against callers that hold connections or requests open. */
export interface ServerLimits {
  /** Time for the headers of a request, in milliseconds. */
  headersMs: number;
  /** Time for a whole request, its body included, in milliseconds. */
  requestMs: number;
  /** Time after which a connection without traffic is closed, in milliseconds; longer than the longest answer. */
  idleMs: number;
  /** Open connections in all. */
  connections: number;
  /** Open connections from one address; generous, since a whole office may share one. */
  connectionsPerAddress: number;
}

export const defaultLimits: ServerLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  idleMs: 120_000,
  connections: 10_000,
  connectionsPerAddress: 2_000,
};

/** The limits as options of Fastify. */
export function timeoutOptions({
  headersMs,
  requestMs,
  idleMs,
}: Pick<ServerLimits, 'headersMs' | 'requestMs' | 'idleMs'>) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: {
      requestTimeout: requestMs,
      headersTimeout: Math.min(headersMs, requestMs),
      connectionsCheckingInterval: Math.min(5_000, requestMs / 2),
    },
  };
}

/** Closes new connections beyond the limits. Trusted proxies carry the connections of many and are not counted. */
export function limitConnections(
  server: Server,
  { connections, connectionsPerAddress }: ServerLimits,
  isTrustedProxy: (address: string) => boolean,
): void {
  const take = createShares(connectionsPerAddress);
  server.maxConnections = connections;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrustedProxy(address)) return;
    const giveBack = take(address);
    if (giveBack === undefined) socket.destroy();
    else socket.once('close', giveBack);
  });
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createSlots } from './slots';

/** Limits of a server against callers that keep connections or requests open. */
export interface ServerLimits {
  /** Time to receive the headers of a request, in milliseconds. */
  headersMs: number;
  /** Time to receive a whole request, body included, in milliseconds. */
  requestMs: number;
  /** Time after which an idle connection is closed, in milliseconds; longer than the longest response takes. */
  idleMs: number;
  /** Maximum number of open connections. */
  connections: number;
  /** Maximum number of open connections from one address; generous, since a whole office may share one. */
  connectionsPerAddress: number;
}

export const defaultLimits: ServerLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  idleMs: 120_000,
  connections: 10_000,
  connectionsPerAddress: 2_000,
};

/** Returns the limits as options of Fastify. */
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

/** Closes new connections beyond the limits. Trusted proxies have no limit per address, since they connect for many callers. */
export function limitConnections(
  server: Server,
  { connections, connectionsPerAddress }: ServerLimits,
  isTrustedProxy: (address: string) => boolean,
): void {
  const acquireSlot = createSlots(connectionsPerAddress);
  server.maxConnections = connections;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrustedProxy(address)) return;
    const release = acquireSlot(address);
    if (release === undefined) socket.destroy();
    else socket.once('close', release);
  });
}

import { createHash } from 'node:crypto';
import net from 'node:net';
import { realtimePath } from '@escale/contracts';
import type { FastifyRequest } from 'fastify';

/** A process that does not accept a connection within this time is skipped. */
export const connectTimeoutMs = 3_000;

/** A process that accepted no connection is tried again after this time. */
const skippedMs = 1_000;

type IncomingCall = Pick<FastifyRequest, 'url' | 'ip'>;

/** The API processes behind the gateway. */
export interface Upstreams {
  /**
   * Returns the target of a call: each process in turn, without the skipped ones. Polling requests
   * from one IP address have the same target, since only one process knows their connection.
   */
  originOf: (request: IncomingCall) => string;
  /** Returns the target of a WebSocket: each process in turn, skipping those that accept no connection. */
  liveOriginOf: (request: IncomingCall) => Promise<string>;
  /** Returns all processes but this one, in the order in which to try them. */
  others: (origin: string) => string[];
  /** Skips this process for a while, since it accepts no connection; returns the others. */
  skipAndListOthers: (origin: string) => string[];
}

export function createUpstreams(origins: readonly string[]): Upstreams {
  let turn = -1;
  const skippedUntil = new Map<string, number>();
  const isSkipped = (origin: string) => (skippedUntil.get(origin) ?? 0) > performance.now();
  const rotatedFrom = (index: number) => [...origins.slice(index), ...origins.slice(0, index)];
  const others = (origin: string) => rotatedFrom(origins.indexOf(origin)).slice(1);
  const skipAndListOthers = (origin: string) => {
    skippedUntil.set(origin, performance.now() + skippedMs);
    return others(origin);
  };
  const originOf = (request: IncomingCall) => {
    turn = (turn + 1) % origins.length;
    const wanted = rotatedFrom(isPollingCall(request) ? hashNumber(request.ip) % origins.length : turn);
    return wanted.find((origin) => !isSkipped(origin)) ?? wanted[0] ?? '';
  };
  return {
    originOf,
    others,
    skipAndListOthers,
    liveOriginOf: async (request) => {
      const origin = originOf(request);
      if (origins.length === 1 || (await acceptsConnections(origin))) return origin;
      for (const other of skipAndListOthers(origin)) if (await acceptsConnections(other)) return other;
      return origin;
    },
  };
}

/** True for a request of a long-polling connection, which only one process knows. */
function isPollingCall({ url }: IncomingCall): boolean {
  const [path, query] = url.split('?', 2);
  if (path !== realtimePath && path !== `${realtimePath}/`) return false;
  const parameters = new URLSearchParams(query);
  return parameters.has('sid') || parameters.get('transport') === 'polling';
}

const hashNumber = (text: string) => createHash('sha1').update(text).digest().readUInt32BE();

function acceptsConnections(origin: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(origin);
  const socket = net.connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    timeout: connectTimeoutMs,
  });
  return new Promise((resolve) => {
    const end = (takes: boolean) => {
      socket.destroy();
      resolve(takes);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

import type { IncomingMessage } from 'node:http';
import { all } from '@fastify/proxy-addr';
import { limits } from '@escale/contracts';
import { createSlots, trustedProxies, type ReleaseSlot } from '@escale/core';
import type { Config } from '../config';
import { networkOf } from '../limits/attempt-keys';

/**
 * Maximum number of connections per IP address that have not signed in. A browser signs in as soon
 * as it is connected.
 */
const maxPerAddress = 50;

export interface UnauthenticatedConnections {
  /** True if the address may open one more connection. */
  admit: (request: IncomingMessage) => boolean;
  /** Call once the connection of this request has signed in or ended. */
  dismiss: (request: IncomingMessage) => void;
}

/** Limits the connections that have not signed in, per IP address of the caller behind the trusted proxies. */
export function limitUnauthenticatedConnections({
  API_TRUST_PROXY,
}: Pick<Config, 'API_TRUST_PROXY'>): UnauthenticatedConnections {
  const { isTrusted } = trustedProxies(API_TRUST_PROXY);
  const acquireSlot = createSlots(maxPerAddress);
  const known = new WeakMap<IncomingMessage, ReleaseSlot>();
  return {
    admit: (request) => {
      const release = acquireSlot(networkOf(all(request, isTrusted).at(-1) ?? ''));
      if (release === undefined) return false;
      known.set(request, release);
      // Releases the slot of a failed handshake, which nothing else reports. By this time, any
      // other connection has signed in or been closed.
      setTimeout(release, limits.realtimeTimeoutMs).unref();
      return true;
    },
    dismiss: (request) => known.get(request)?.(),
  };
}

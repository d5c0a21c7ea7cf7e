import { isRealtimeCall } from '@escale/contracts';
import { isOwnPage } from '@escale/core';
import type { FastifyRequest } from 'fastify';

/** What a request must be addressed to and where a page of the product comes from. */
export interface OwnSite {
  /** Host names that the gateway answers for, besides localhost and IP addresses; `.example.com` covers subdomains. */
  allowedHosts: readonly string[];
  /** Origin of the product as browsers see it, if it differs from the host that is called. */
  appOrigin?: string | undefined;
}

/** True for an upgrade that the API would accept: to the live connection, and from a page of the product. */
export function isOwnUpgrade({ appOrigin }: OwnSite, request: FastifyRequest): boolean {
  const { origin, upgrade } = request.headers;
  return (
    upgrade?.toLowerCase() === 'websocket' &&
    isRealtimeCall(request.url) &&
    (origin === undefined || isOwnPage(request, appOrigin))
  );
}

import { isRealtimeCall } from '@escale/contracts';
import { isOwnPage } from '@escale/core';
import type { FastifyRequest } from 'fastify';

/** The hosts that a request may address, and the origin of the product's pages. */
export interface OwnSite {
  /** Host names that the gateway accepts, besides localhost and IP addresses; `.example.com` covers subdomains. */
  allowedHosts: readonly string[];
  /** Origin of the product as browsers see it, if it differs from the called host. */
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

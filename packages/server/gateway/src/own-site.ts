import { realtimePath } from '@escale/contracts';
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
  const [path, query] = request.url.split('?', 2);
  const opensLiveConnection =
    upgrade?.toLowerCase() === 'websocket' &&
    (path === realtimePath || path === `${realtimePath}/`) &&
    new URLSearchParams(query).has('EIO');
  return opensLiveConnection && (origin === undefined || isOwnPage({ appOrigin }, request));
}

/** True for a request that a page of the product has sent. */
export function isOwnPage({ appOrigin }: Pick<OwnSite, 'appOrigin'>, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin === appOrigin || origin === `${request.protocol}://${request.host}`;
}

import { isHostAllowed } from 'host-validation-middleware';

/**
 * Returns a predicate for the product's own hosts: localhost, IP addresses, `allowedHosts` (`.example.com` covers subdomains) and
 * the host of the product's origin. Without this check, a page on another host name that resolves to this machine could read the
 * responses (DNS rebinding).
 */
export function ownHosts(
  allowedHosts: readonly string[],
  appOrigin: string | undefined,
): (host: string | undefined) => boolean {
  const own = [...allowedHosts, ...(appOrigin === undefined ? [] : [new URL(appOrigin).hostname])];
  return (host) => isHostAllowed(host, own);
}

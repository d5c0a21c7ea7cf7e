import { isHostAllowed } from 'host-validation-middleware';

/**
 * Returns a predicate for own hosts: localhost, IP addresses, those of `allowedHosts` (`.example.com` covers subdomains) and that
 * of the product's origin. Without it, a page on another host name that resolves to this machine could read the responses (DNS
 * rebinding).
 */
export function ownHosts(
  allowedHosts: readonly string[],
  appOrigin: string | undefined,
): (host: string | undefined) => boolean {
  const own = [...allowedHosts, ...(appOrigin === undefined ? [] : [new URL(appOrigin).hostname])];
  return (host) => isHostAllowed(host, own);
}

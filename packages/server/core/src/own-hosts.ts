import { isHostAllowed } from 'host-validation-middleware';

/**
 * Returns what tells own hosts: localhost, IP addresses, those of `allowedHosts` (`.example.com` covers subdomains) and that
 * of the product's origin. A page of another host name that resolves to this machine could otherwise read the answers.
 */
export function ownHosts(
  allowedHosts: readonly string[],
  appOrigin: string | undefined,
): (host: string | undefined) => boolean {
  const own = [...allowedHosts, ...(appOrigin === undefined ? [] : [new URL(appOrigin).hostname])];
  return (host) => isHostAllowed(host, own);
}

import { isHostAllowed } from 'host-validation-middleware';
import type { Config } from '../config';

/**
 * Returns what tells own hosts: localhost, IP addresses, the host of APP_ORIGIN and those of ALLOWED_HOSTS. A page of
 * another host name that resolves to this machine could otherwise read the API and the mailbox.
 */
export function ownHosts({ ALLOWED_HOSTS, APP_ORIGIN }: Config): (host: string | undefined) => boolean {
  const listed = ALLOWED_HOSTS.split(',').map((one) => one.trim());
  const own = [...listed.filter(Boolean), new URL(APP_ORIGIN).hostname];
  return (host) => isHostAllowed(host, own);
}

import { isHostAllowed } from 'host-validation-middleware';
import type { Config } from '../config';

/**
 * True for localhost, IP addresses, the host of APP_ORIGIN and those of ALLOWED_HOSTS. A page of another host name that
 * resolves to this machine could otherwise read the API and the mailbox.
 */
export function isOwnHost({ ALLOWED_HOSTS, APP_ORIGIN }: Config, host: string | undefined): boolean {
  const listed = ALLOWED_HOSTS.split(',').map((one) => one.trim());
  return isHostAllowed(host, [...listed.filter(Boolean), new URL(APP_ORIGIN).hostname]);
}

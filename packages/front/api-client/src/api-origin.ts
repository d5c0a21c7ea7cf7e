import { apiBase } from './api-base';

/** Matches the addresses that axios does not append to the base. */
const absolute = /^(?:[a-z][\d+.a-z-]*:)?\/\//i;

/** Returns whether an address is of the API's origin, the only one that receives the session's token and cookies. */
export function isOfApiOrigin(address = ''): boolean {
  if (!absolute.test(address)) return true;
  const { href, origin } = new URL(apiBase(), location.href);
  return URL.canParse(address, href) && new URL(address, href).origin === origin;
}

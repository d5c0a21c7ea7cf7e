import { apiBase } from './api-base';

/** Matches the addresses to which axios does not prepend the base. */
const absoluteAddress = /^(?:[a-z][\d+.a-z-]*:)?\/\//i;

/** Returns true if an address has the API's origin. No other origin receives the session's token and cookies. */
export function isOfApiOrigin(address = ''): boolean {
  if (!absoluteAddress.test(address)) return true;
  const { href, origin } = new URL(apiBase(), location.href);
  return URL.canParse(address, href) && new URL(address, href).origin === origin;
}

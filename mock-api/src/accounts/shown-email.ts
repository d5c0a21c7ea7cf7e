import { domainToUnicode } from 'node:url';
import { isReadableText } from '@escale/contracts';

/** Returns an address as people write it: with the accents of its domain, unless they could pass for other letters. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (!/(?:^|\.)xn--/.test(domain)) return email;
  const shown = email.slice(0, at) + domainToUnicode(domain);
  return isReadableText(shown) ? shown : email;
}

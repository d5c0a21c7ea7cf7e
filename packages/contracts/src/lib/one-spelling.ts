import { trimText } from './readable-text';

const ascii = /^[\x21-\x7e]*$/;
const notInDomain = /[\s/?#@:\\%[\]]/;

/** Returns a text in the one form in which it is kept and compared: keyboards and systems write accents in several ways. */
export const oneForm = (text: string): string => text.normalize('NFC');

/** The same for a user name: also letters in other widths and ligatures are the letters that they show. */
export const oneUsername = (name: string): string => name.normalize('NFKC');

/** The same for a password (RFC 8265, OpaqueString): every kind of space is a space. */
export const onePassword = (password: string): string => oneForm(password).replaceAll(/\p{Zs}/gu, ' ');

/** Returns an e-mail address without what comes along when it is copied: unseen marks, `mailto:` and angle brackets. */
export function bareEmail(email: string): string {
  const text = trimText(email).replace(/^<(.*)>$/su, '$1');
  const [address = ''] = /^mailto:/i.test(text) ? text.slice('mailto:'.length).split('?', 1) : [text];
  return trimText(address);
}

/**
 * Returns an e-mail address in its one spelling: lower case, one form of accents, and an accented domain in the ASCII form
 * (`xn--…`) that some browsers send and others do not. A domain that is none leaves an address without one.
 */
export function oneEmail(email: string): string {
  const text = oneForm(bareEmail(email).toLowerCase());
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || ascii.test(domain) || notInDomain.test(domain)) return text;
  try {
    return text.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return text.slice(0, at);
  }
}

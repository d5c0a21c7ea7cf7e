import { trimText } from './readable-text';

const asciiText = /^[\x21-\x7e]*$/;
const invalidInDomain = /[\s/?#@:\\%[\]]/;

/**
 * Returns a text in the form in which it is stored and compared: keyboards and systems encode
 * accents in several ways.
 */
export const normalizeText = (text: string): string => text.normalize('NFC');

/** Returns a user name in normalized form: full-width letters and ligatures become plain letters. */
export const normalizeUsername = (name: string): string => name.normalize('NFKC');

/** Returns a password in normalized form (RFC 8265, OpaqueString): every kind of space becomes the ASCII space. */
export const normalizePassword = (password: string): string =>
  normalizeText(password).replaceAll(/\p{Zs}/gu, ' ');

/** Returns an e-mail address without what copying adds to it: invisible marks, `mailto:` and angle brackets. */
export function cleanEmail(email: string): string {
  const text = trimText(email).replace(/^<(.*)>$/su, '$1');
  const [address = ''] = /^mailto:/i.test(text) ? text.slice('mailto:'.length).split('?', 1) : [text];
  return trimText(address);
}

/**
 * Returns an e-mail address in normalized form: lower case, composed accents, and an
 * internationalized domain in ASCII form (`xn--…`), since only some browsers convert the domain.
 * Removes a domain that cannot be converted.
 */
export function normalizeEmail(email: string): string {
  const text = normalizeText(cleanEmail(email).toLowerCase());
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || asciiText.test(domain) || invalidInDomain.test(domain)) return text;
  try {
    return text.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return text.slice(0, at);
  }
}

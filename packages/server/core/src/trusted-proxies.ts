import { compile } from '@fastify/proxy-addr';
import { splitList } from './list-of';

/** Parses a comma-separated list of addresses and networks of proxies whose `x-forwarded-*` headers count. */
export function trustedProxies(text?: string) {
  const addresses = splitList(text);
  const isTrusted = compile(addresses);
  return {
    /** The value of Fastify's option `trustProxy`. */
    trustProxy: addresses.length > 0 && addresses,
    isTrusted: (address: string) => isTrusted(address, 0),
  };
}

/** True for a list that `trustedProxies` can parse. */
export function isProxyList(text: string | undefined): boolean {
  try {
    trustedProxies(text);
    return true;
  } catch {
    return false;
  }
}

import { compile } from '@fastify/proxy-addr';

/** Reads addresses and networks of proxies, separated by commas, whose `x-forwarded-*` headers count. */
export function trustedProxies(text = '') {
  const addresses = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const isTrusted = compile(addresses);
  return {
    /** Fastify's option `trustProxy`. */
    trustProxy: addresses.length > 0 && addresses,
    isTrusted: (address: string) => isTrusted(address, 0),
  };
}

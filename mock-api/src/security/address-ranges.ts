import { BlockList, isIP } from 'node:net';

/** Addresses that are not routed publicly: loopback, private and link-local. */
export const privateRanges =
  '127.0.0.0/8, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, ::1/128, fc00::/7, fe80::/10';

type Family = 'ipv4' | 'ipv6';

const familyOf = (address: string): Family | undefined => ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)];

/** Parses ranges such as `196.10.0.0/16, 2001:db8::/32`, or single addresses; returns undefined if one of them is invalid. */
export function readRanges(text: string): BlockList | undefined {
  const ranges = new BlockList();
  for (const range of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(range) ?? [];
    const family = familyOf(address);
    const width = family === 'ipv4' ? 32 : 128;
    const prefix = bits === undefined ? width : Number(bits);
    if (family === undefined || prefix > width) return undefined;
    ranges.addSubnet(address, prefix, family);
  }
  return ranges;
}

/** True for an address outside the ranges, and for a text that is no address. */
export function isForeign(ranges: string, address: string): boolean {
  const family = familyOf(address);
  return family === undefined || readRanges(ranges)?.check(address, family) !== true;
}

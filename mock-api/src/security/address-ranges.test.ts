import { isForeign, privateRanges, readRanges } from './address-ranges';

test.each([
  [privateRanges, '127.0.0.1', false],
  [privateRanges, '::1', false],
  [privateRanges, '::ffff:192.168.1.7', false],
  [privateRanges, '196.10.4.1', true],
  [privateRanges, 'unknown', true],
  ['196.10.0.0/16', '196.10.4.1', false],
  ['196.10.0.0/16', '196.11.4.1', true],
  ['196.10.4.1', '196.10.4.1', false],
  ['2001:db8::/32 , 10.0.0.0/8', '2001:db8::7', false],
  ['', '127.0.0.1', true],
])('with %s, %s is foreign: %s', (ranges, address, foreign) => {
  expect(isForeign(ranges, address)).toBe(foreign);
});

test.each(['10.0.0.0/33', '10.0.0/8', 'home', '::1/129', '10.0.0.0/8/8', '10.0.0.0/'])(
  'rejects %s as a range',
  (text) => {
    expect(readRanges(text)).toBeUndefined();
  },
);

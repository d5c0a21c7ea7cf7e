import { zonedTime } from './zoned-time';

it.each([
  ['2026-11-21T20:14:00Z', 'Africa/Abidjan', [2026, 11, 21, 20, 14]],
  ['2026-11-21T20:14:00Z', 'Asia/Tokyo', [2026, 11, 22, 5, 14]],
  ['2026-01-01T00:30:00Z', 'America/New_York', [2025, 12, 31, 19, 30]],
  ['2026-07-01T00:05:00Z', 'Africa/Abidjan', [2026, 7, 1, 0, 5]],
])('%s in %s', (moment, timezone, expected) => {
  const { year, month, day, hour, minute } = zonedTime(new Date(moment), timezone);
  expect([year, month, day, hour, minute]).toEqual(expected);
});

it('throws for an unknown zone', () => {
  expect(() => zonedTime(new Date(5), 'Mars/Olympus')).toThrow(RangeError);
});

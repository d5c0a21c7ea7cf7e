import { utcOffset } from './utc-offset';

it.each([
  ['Africa/Abidjan', '2026-11-21', 'UTC+0'],
  ['Europe/Paris', '2026-11-21', 'UTC+1'],
  ['Europe/Paris', '2026-07-21', 'UTC+2'],
  ['America/New_York', '2026-11-21', 'UTC−5'],
  ['Asia/Tokyo', '2026-11-21', 'UTC+9'],
])('%s on %s: %s', (timeZone, day, offset) => {
  expect(utcOffset(timeZone, new Date(day))).toBe(offset);
});

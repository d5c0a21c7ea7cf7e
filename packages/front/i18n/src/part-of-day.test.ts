import { partOfDay } from './part-of-day';

test.each([
  ['2026-11-21T00:00:00Z', 'Africa/Abidjan', 'morning'],
  ['2026-11-21T11:59:59Z', 'Africa/Abidjan', 'morning'],
  ['2026-11-21T12:00:00Z', 'Africa/Abidjan', 'afternoon'],
  ['2026-11-21T17:59:59Z', 'Africa/Abidjan', 'afternoon'],
  ['2026-11-21T18:00:00Z', 'Africa/Abidjan', 'evening'],
  ['2026-11-21T11:30:00Z', 'Europe/Paris', 'afternoon'],
  ['2026-11-21T11:30:00Z', 'Asia/Tokyo', 'evening'],
  ['2026-11-21T15:30:00Z', 'Asia/Tokyo', 'morning'],
  ['2026-11-21T16:30:00Z', 'America/New_York', 'morning'],
])('%s in %s is %s [§2-46]', (moment, timezone, part) => {
  expect(partOfDay(new Date(moment), timezone)).toBe(part);
});

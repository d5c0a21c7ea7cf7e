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
])('%s in %s is %s', (moment, timezone, part) => {
  expect(partOfDay(new Date(moment), timezone)).toBe(part);
});

afterEach(() => Reflect.deleteProperty(globalThis, 'Temporal'));

it('takes the hour from Temporal, without a formatter, where the browser has it', () => {
  const toZonedDateTimeISO = jest.fn(() => ({ hour: 13 }));
  const fromEpochMilliseconds = jest.fn(() => ({ toZonedDateTimeISO }));
  const formatter = jest.spyOn(Intl, 'DateTimeFormat');
  Object.assign(globalThis, { Temporal: { Instant: { fromEpochMilliseconds } } });
  expect(partOfDay(new Date(5), 'Europe/Paris')).toBe('afternoon');
  expect(fromEpochMilliseconds).toHaveBeenCalledWith(5);
  expect(toZonedDateTimeISO).toHaveBeenCalledWith('Europe/Paris');
  expect(formatter).not.toHaveBeenCalled();
});

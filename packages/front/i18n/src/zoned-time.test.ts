import { formatDateTime } from './dates';
import { defaultLocale } from './locale';
import { zonedTime } from './zoned-time';

afterEach(() => Reflect.deleteProperty(globalThis, 'Temporal'));

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

it('asks Temporal, without a formatter, where the browser has it', () => {
  const toZonedDateTimeISO = jest.fn(() => ({ year: 2026, month: 3, day: 4, hour: 5, minute: 6 }));
  const fromEpochMilliseconds = jest.fn(() => ({ toZonedDateTimeISO }));
  const formatter = jest.spyOn(Intl, 'DateTimeFormat');
  Object.assign(globalThis, { Temporal: { Instant: { fromEpochMilliseconds } } });
  expect(formatDateTime('2026-11-21T20:14:00Z', defaultLocale)).toBe('04/03/2026 05:06');
  expect(fromEpochMilliseconds).toHaveBeenCalledWith(Date.UTC(2026, 10, 21, 20, 14));
  expect(toZonedDateTimeISO).toHaveBeenCalledWith('Africa/Abidjan');
  expect(formatter).not.toHaveBeenCalled();
});

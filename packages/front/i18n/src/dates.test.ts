import { formatDate, formatDateTime, formatTime, parseDate } from './dates';
import { defaultLocale } from './locale';
import { formatRelative } from './relative-time';

test.each(['', 'hier', '2026-13-45T99:00:00Z'])('a malformed date (%j) is shown as a dash', (iso) => {
  for (const format of [formatDate, formatTime, formatDateTime]) expect(format(iso, defaultLocale)).toBe('—');
  expect(formatRelative(iso, new Date(), defaultLocale)).toBe('—');
  expect(parseDate(iso)).toBeNull();
});

test('formats date and time in the format and time zone of the user', () => {
  const locale = { ...defaultLocale, timezone: 'Asia/Tokyo', dateFormat: 'YYYY-MM-DD' as const };
  expect(formatDateTime('2026-11-21T20:14:00Z', locale)).toBe('2026-11-22 05:14');
});

test.each([
  ['fr', /^08:14\sPM$/],
  ['ar', /^08:14\sم$/],
] as const)(
  'formats the time of the 12-hour format in %s, in the time zone of the user',
  (language, time) => {
    const locale = { ...defaultLocale, language, timezone: 'Asia/Tokyo', timeFormat: '12h' as const };
    expect(formatTime('2026-11-21T11:14:00Z', locale)).toMatch(time);
  },
);

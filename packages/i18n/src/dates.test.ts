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

import { frenchSpaces } from './french-spaces';
import { defaultLocale } from './locale';
import { formatRelative } from './relative-time';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:30Z', 'Il y a quelques minutes'],
  ['2026-11-21T11:00:01Z', 'Il y a quelques minutes'],
  ['2026-11-21T11:00:00Z', 'Il y a 1 heure'],
  ['2026-11-20T12:00:01Z', 'Il y a 23 heures'],
  ['2026-11-20T12:00:00Z', 'Il y a 1 jour'],
  ['2026-11-14T12:00:01Z', 'Il y a 6 jours'],
  ['2026-11-14T12:00:00Z', '14/11/2026'],
])('%s reads %s [§9-19 §9-20]', (iso, text) => {
  expect(formatRelative(iso, now, defaultLocale)).toBe(frenchSpaces(text));
});

test.each([
  ['en', '2026-11-21T11:30:00Z', 'A few minutes ago'],
  ['en', '2026-11-21T11:00:00Z', '1 hour ago'],
  ['en', '2026-11-18T12:00:00Z', '3 days ago'],
  ['ar', '2026-11-21T11:30:00Z', 'قبل بضع دقائق'],
  ['ar', '2026-11-21T10:00:00Z', 'قبل ساعتين'],
  ['ar', '2026-11-18T12:00:00Z', 'قبل 3 أيام'],
] as const)('in %s, %s reads %s', (language, iso, text) => {
  expect(formatRelative(iso, now, { ...defaultLocale, language })).toBe(text);
});

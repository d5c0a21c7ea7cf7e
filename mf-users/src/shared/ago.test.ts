import { formatAgo } from './ago';

const now = new Date('2026-11-21T10:00:00.000Z');
const locale = { language: 'fr', dateFormat: 'DD/MM/YYYY', timeFormat: '24h', timezone: 'UTC' } as const;

it.each([
  ['2026-11-21T09:59:00.000Z', 'il y a quelques minutes'],
  ['2026-11-21T07:00:00.000Z', 'il y a 3 heures'],
  ['2026-11-01T07:00:00.000Z', '01/11/2026'],
])('%s reads %s inside a line', (iso, words) => {
  expect(formatAgo(iso, now, locale).replaceAll(/\s/gu, ' ')).toBe(words);
});

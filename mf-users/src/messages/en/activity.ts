import { textTools, type Translation } from '@escale/i18n';
import type { activity as fr } from '../fr/activity';

const { number, plural } = textTools('en');

/** Texts of a user's activity tab. */
export const activity: Translation<typeof fr> = {
  title: 'Activity',
  filter: 'Action',
  all: 'All actions',
  loading: 'Loading activity…',
  loadFailed: 'The activity could not be loaded',
  empty: 'No activity recorded',
  emptyFiltered: 'No entries for this action. Choose another one.',
  emptyHint: 'Sign-ins and changes to this account will appear here.',
  more: (count: number) =>
    plural(count, { one: 'Show the next one', other: `Show the next ${number(count)}` }),
  count: (shown: number, total: number) => `${number(shown)} of ${number(total)}`,
  from: (address: string) => `from ${address}`,
};

import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { number, plural } = textTools('en');

/** Texts for comparing and copying rights. */
export const en: Translation<typeof fr> = {
  title: 'Compare permissions',
  titleOf: (name: string) => `Compare the permissions of ${name}`,
  back: 'Back to the profile',
  search: 'Compare with a person or a role',
  hint: 'Name, email address or role. Enter takes the first result.',
  results: 'People and roles',
  found: (count: number, shown: number) =>
    count > shown
      ? `${number(count)} results, of which the first ${number(shown)} below`
      : plural(count, { one: '1 result', other: `${number(count)} results` }),
  role: (role: string) => `${role} role`,
  right: 'Permission',
  differences: (count: number) =>
    plural(count, { one: '1 difference', other: `${number(count)} differences` }),
  same: 'The permissions are the same.',
  all: 'Show identical permissions too',
  copyTitle: (from: string, to: string) => `Copy the permissions of ${from} to ${to}`,
  copy: 'Copy these permissions',
  notHeld: 'Not copied: you do not have this permission yourself',
  kept: 'Kept: you cannot withdraw this access from yourself',
  stale: 'These permissions were changed meanwhile',
  staleHint: 'Nothing was saved. The differences are up to date: check them, then copy again.',
};

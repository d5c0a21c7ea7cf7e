import { ar } from './ar';
import { en } from './en';
import { fr } from './fr';

/** Replaces no-break spaces with plain ones. */
const withPlainSpaces = (text: string) => text.replaceAll(/\s/gu, ' ');

it('counts accounts in French', () => {
  expect([0, 1, 2, 1234].map((total) => withPlainSpaces(fr.live.usersDetail(total)))).toEqual([
    'sur 0 compte',
    'sur 1 compte',
    'sur 2 comptes',
    'sur 1 234 comptes',
  ]);
  expect(fr.operations.share(98.5)).toBe('98.5%');
});

it('counts accounts in English', () => {
  expect([1, 2, 1234].map(en.live.usersDetail)).toEqual([
    'of 1 account',
    'of 2 accounts',
    'of 1,234 accounts',
  ]);
});

it('counts accounts in the six forms of Arabic', () => {
  expect([0, 1, 2, 3, 11, 100].map(ar.live.usersDetail)).toEqual([
    'من أصل 0 حساب',
    'من أصل حساب واحد',
    'من أصل حسابين',
    'من أصل 3 حسابات',
    'من أصل 11 حسابًا',
    'من أصل 100 حساب',
  ]);
});

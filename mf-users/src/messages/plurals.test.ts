import { ar } from './ar';
import { en } from './en';
import { fr } from './fr';

/** Replaces the no-break spaces in figures with plain ones. */
const withPlainSpaces = (text: string) => text.replaceAll(/\s/gu, ' ');

it('counts users in French', () => {
  const { totalUsers, bulk, names } = fr.list;
  expect([0, 1, 2, 1234].map((value) => withPlainSpaces(totalUsers(value)))).toEqual([
    '0 utilisateur au total',
    '1 utilisateur au total',
    '2 utilisateurs au total',
    '1 234 utilisateurs au total',
  ]);
  expect([1, 2].map(bulk.partialTitle.activate)).toEqual([
    "1 utilisateur n'a pas été activé",
    "2 utilisateurs n'ont pas été activés",
  ]);
  expect(names(['Awa', 'Yao'])).toBe('Awa et Yao');
  expect(names(['Awa', 'Yao', 'Fatou', 'Jo'])).toBe('Awa, Yao, Fatou et 1 autre');
  expect(withPlainSpaces(fr.list.cards.percentage(98.5))).toBe('98,5 %');
});

it('counts users in English', () => {
  const { totalUsers, bulk, names } = en.list;
  expect([0, 1, 2, 1234].map(totalUsers)).toEqual([
    '0 users in total',
    '1 user in total',
    '2 users in total',
    '1,234 users in total',
  ]);
  expect([1, 2].map(bulk.partialTitle.activate)).toEqual([
    '1 user was not activated',
    '2 users were not activated',
  ]);
  expect(names(['Awa', 'Yao', 'Fatou', 'Jo', 'Mariam'])).toMatch(/^Awa, Yao, Fatou,? and 2 others$/);
});

it('counts users in the six forms of Arabic', () => {
  const { totalUsers, bulk } = ar.list;
  expect([0, 1, 2, 3, 11, 1234].map(totalUsers)).toEqual([
    'لا مستخدمين',
    'مستخدم واحد في المجموع',
    'مستخدمان في المجموع',
    '3 مستخدمين في المجموع',
    '11 مستخدمًا في المجموع',
    '1,234 مستخدمًا في المجموع',
  ]);
  expect([1, 2, 5, 100].map(bulk.done.activate)).toEqual([
    'تم تفعيل مستخدم واحد',
    'تم تفعيل مستخدمَين',
    'تم تفعيل 5 مستخدمين',
    'تم تفعيل 100 مستخدم',
  ]);
  const named = (rest: number) => ar.list.names(Array<string>(3 + rest).fill('Awa'));
  expect([1, 2, 3, 11].map((rest) => named(rest).split(' ').slice(3).join(' '))).toEqual([
    'وشخص آخر',
    'وشخصان آخران',
    'و3 أشخاص آخرين',
    'و11 شخصًا آخر',
  ]);
  expect([0, 1, 2, 3, 11, 100].map(ar.permissions.changes)).toEqual([
    'لا توجد تغييرات',
    'تغيير واحد للحفظ',
    'تغييران للحفظ',
    '3 تغييرات للحفظ',
    '11 تغييرًا للحفظ',
    '100 تغيير للحفظ',
  ]);
});

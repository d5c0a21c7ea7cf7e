import { ar } from './ar';
import { en } from './en';
import { fr } from './fr';

/** The spaces of figures are the language's own. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

it('counts entries in French', () => {
  const { shown } = fr.audit;
  expect([0, 1, 2, 1234].map((count) => plain(shown(count, count, true)))).toEqual([
    '0 entrée',
    '1 entrée',
    '2 entrées',
    '1 234 entrées',
  ]);
  expect([1, 2].map((count) => shown(count, count, false))).toEqual([
    '1 entrée chargée',
    '2 entrées chargées',
  ]);
  expect(shown(30, 45, true)).toBe('30 entrées affichées sur 45');
});

it('counts entries in English', () => {
  const { shown } = en.audit;
  expect([0, 1, 2, 1234].map((count) => shown(count, count, true))).toEqual([
    '0 entries',
    '1 entry',
    '2 entries',
    '1,234 entries',
  ]);
  expect(shown(30, 45, true)).toBe('30 of 45 entries shown');
});

it('counts entries in the six forms of Arabic', () => {
  const { shown } = ar.audit;
  expect([0, 1, 2, 3, 11, 100].map((count) => shown(count, count, true))).toEqual([
    '0 إدخال',
    'إدخال واحد',
    'إدخالان',
    '3 إدخالات',
    '11 إدخالًا',
    '100 إدخال',
  ]);
  expect([0, 1, 2, 3, 11, 100].map(ar.stats.highSeverity)).toEqual([
    'لا شيء منها عالي الخطورة',
    'منها نشاط واحد عالي الخطورة',
    'منها نشاطان عاليا الخطورة',
    'منها 3 أنشطة عالية الخطورة',
    'منها 11 نشاطًا عالي الخطورة',
    'منها 100 نشاط عالي الخطورة',
  ]);
});

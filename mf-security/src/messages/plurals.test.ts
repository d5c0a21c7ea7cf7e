import { ar } from './ar';
import { en } from './en';
import { fr } from './fr';

/** Replaces no-break spaces with plain ones. */
const withPlainSpaces = (text: string) => text.replaceAll(/\s/gu, ' ');

it('counts entries and results in French, and names the first date', () => {
  const { all, found } = fr.audit;
  expect([0, 1, 2, 1234].map((count) => withPlainSpaces(all(count, null)))).toEqual([
    '0 entrée',
    '1 entrée',
    '2 entrées',
    '1 234 entrées',
  ]);
  expect([0, 1, 1234].map((count) => withPlainSpaces(found(count, '18/11/2026')))).toEqual([
    'Aucun résultat depuis le 18/11/2026',
    '1 résultat depuis le 18/11/2026',
    '1 234 résultats depuis le 18/11/2026',
  ]);
  expect(found(2, null)).toBe('2 résultats');
});

it('writes the figures of the page in French', () => {
  const { stats, trend, policies, suspicious } = fr;
  expect(withPlainSpaces(stats.mostTargeted('yao@escale.test'))).toBe('surtout : yao@escale.test');
  expect([0, 1, 1234].map((count) => withPlainSpaces(stats.highSeverity(count)))).toEqual([
    'aucune de gravité élevée',
    'dont 1 de gravité élevée',
    'dont 1 234 de gravité élevée',
  ]);
  expect(
    [1, 1234].map((count) => withPlainSpaces(trend.covered('20/11/2026 08:00', '21/11/2026 09:30', count))),
  ).toEqual([
    'Période couverte : du 20/11/2026 08:00 au 21/11/2026 09:30 (1 entrée).',
    'Période couverte : du 20/11/2026 08:00 au 21/11/2026 09:30 (1 234 entrées).',
  ]);
  expect([1, 5].map((count) => policies.atMost(count))).toEqual([
    '1 session au maximum par personne',
    '5 sessions au maximum par personne',
  ]);
  expect(
    [1, 1234].map((failures) => withPlainSpaces(suspicious.reasons.MULTIPLE_ATTEMPTS(failures))),
  ).toEqual([
    'Mot de passe ou code refusé une fois pour ce compte',
    'Mot de passe ou code refusé 1 234 fois pour ce compte',
  ]);
});

it('keeps the names of the module and of the tab out of French sentences', () => {
  const texts: string[] = [];
  JSON.stringify(fr, (_key, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'function') texts.push(String(value));
    return value;
  });
  expect(texts.filter((text) => /\b(dashboard|logs?)\b/i.test(text))).toEqual([
    fr.title,
    fr.tabs.audit,
    fr.sessions.deniedText,
  ]);
  expect(fr.tabs.label).toBe('Sections du tableau de sécurité');
  expect(fr.audit.search).toBe("Rechercher dans le journal d'audit");
});

it('counts entries in English', () => {
  const { all, found } = en.audit;
  expect([0, 1, 2, 1234].map((count) => all(count, null))).toEqual([
    '0 entries',
    '1 entry',
    '2 entries',
    '1,234 entries',
  ]);
  expect(found(0, '18/11/2026')).toBe('No results since 18/11/2026');
});

it('counts entries in the six forms of Arabic', () => {
  const { all, found } = ar.audit;
  expect([0, 1, 2, 3, 11, 100].map((count) => found(count, null))).toEqual([
    'لا نتائج',
    'نتيجة واحدة',
    'نتيجتان',
    '3 نتائج',
    '11 نتيجة',
    '100 نتيجة',
  ]);
  expect([0, 1, 2, 3, 11, 100].map((count) => all(count, null))).toEqual([
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

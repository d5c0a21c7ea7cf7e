import { parse } from 'papaparse';
import { defaultLocale } from '@escale/i18n';
import { csvFileName } from './file-name';
import { fileContent, tableContent } from './table-content';
import { writeCsv } from './write-csv';

const parseCells = (csv: string) => {
  expect(csv.startsWith('\ufeff')).toBe(true);
  return parse(csv.slice(1), { delimiter: ';', newline: '\r\n' }).data.slice(0, -1);
};

it('writes a byte order mark, semicolons, CRLF, and quotes only where needed', () => {
  const csv = writeCsv({
    headers: ['Nom', 'Rôle'],
    rows: [
      ['Koné', 'a;b'],
      ['dit "le chef"', 'deux\nlignes'],
    ],
  });
  expect(csv).toBe('\ufeffNom;Rôle\r\nKoné;"a;b"\r\n"dit ""le chef""";"deux\nlignes"\r\n');
});

it.each([
  '=HYPERLINK("http://evil.test";"x")',
  '=1+1\nand a second line',
  '+33 6 12',
  '-2+3',
  '@SUM(A1)',
  '\tcmd',
  '\r=1',
  '\n=1',
  '\0=1',
])('neutralises %j', (text) => {
  expect(parseCells(writeCsv({ headers: ['Nom'], rows: [[text]] }))).toEqual([['Nom'], [`'${text}`]]);
});

it('neutralises a header too', () => {
  expect(parseCells(writeCsv({ headers: ['=A1'], rows: [] }))).toEqual([["'=A1"]]);
});

it('leaves every other text unchanged', () => {
  const texts = [
    'Émile Ébène',
    '<script>alert(1)</script>',
    "'; DROP TABLE users; --",
    '😀 مرحبا',
    ' marge ',
    '',
    'a@b.test',
    '1,5',
    'x'.repeat(10_000),
  ];
  expect(
    parseCells(writeCsv({ headers: ['Nom'], rows: texts.map((text) => [text, 'fin']) })).slice(1),
  ).toEqual(texts.map((text) => [text, 'fin']));
});

it('uses the displayed text unless the column has an export text', () => {
  const columns = [
    { header: 'Utilisateur', text: (name: string) => `${name} @x`, exportText: (name: string) => name },
    { header: 'Longueur', text: (name: string) => String(name.length) },
  ];
  expect(tableContent(columns, ['Awa', 'Zoé!'])).toEqual({
    headers: ['Utilisateur', 'Longueur'],
    rows: [
      ['Awa', '3'],
      ['Zoé!', '4'],
    ],
  });
});

it('replaces a column by its parts', () => {
  const columns = [
    {
      header: 'Utilisateur',
      text: (name: string) => name,
      fileColumns: [
        { header: 'Initiale', text: (name: string) => name.charAt(0) },
        { header: 'Suite', text: (name: string) => name.slice(1) },
      ],
    },
    { header: 'Longueur', text: (name: string) => String(name.length) },
  ];
  expect(fileContent(columns, ['Awa'])).toEqual({
    headers: ['Initiale', 'Suite', 'Longueur'],
    rows: [['A', 'wa', '3']],
  });
  expect(tableContent(columns, ['Awa']).headers).toEqual(['Utilisateur', 'Longueur']);
});

it.each([
  ['Gestion des Utilisateurs', 'escale_gestion_des_utilisateurs_2026-03-05.csv'],
  ["Équipage de l'Œuvre (n° 2)", 'escale_equipage_de_l_oeuvre_n_2_2026-03-05.csv'],
  ['إدارة المستخدمين', 'escale_ادارة_المستخدمين_2026-03-05.csv'],
  ['../../etc', 'escale_etc_2026-03-05.csv'],
  ['…', 'escale_2026-03-05.csv'],
])('derives the file name from %j [§2-61 §3-26]', (title, name) => {
  expect(csvFileName(title, new Date('2026-03-05T23:59:00Z'), defaultLocale)).toBe(name);
});

it.each([
  ['Pacific/Kiritimati', '2026-03-06'],
  ['America/New_York', '2026-03-05'],
])('names the day in %s, the time zone of the user', (timezone, day) => {
  const locale = { ...defaultLocale, timezone };
  expect(csvFileName('Liste', new Date('2026-03-06T02:00:00Z'), locale)).toBe(`escale_liste_${day}.csv`);
});

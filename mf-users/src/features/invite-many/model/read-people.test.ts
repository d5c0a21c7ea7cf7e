import { parseRole } from './check-people';
import { decodeFile } from './decode-file';
import { namesInAddress } from './read-names';
import { formatPeople, csvToLines, readPeople } from './read-people';

const readAsLines = (text: string) =>
  readPeople(text, (word) => parseRole(word) !== undefined).map(
    ({ line, email, firstName, lastName, role }) => [line, email, firstName, lastName, role].join('|'),
  );

it.each([
  ['one address on a line', 'a@x.ci\n\n b@x.ci ', ['1|a@x.ci|||', '3|b@x.ci|||']],
  ['several on a line', 'a@x.ci; b@x.ci; c@x.ci', ['1|a@x.ci|||', '1|b@x.ci|||', '1|c@x.ci|||']],
  ['several after blanks', 'a@x.ci b@x.ci', ['1|a@x.ci|||', '1|b@x.ci|||']],
  [
    'as mail programs have them',
    'Yao Kouassi <yao@x.ci>; "KONÉ Awa" <awa@x.ci>',
    ['1|yao@x.ci|Yao|Kouassi|', '1|awa@x.ci|Awa|KONÉ|'],
  ],
  [
    'names and a role in their places',
    'yao@x.ci;Yao;Kouassi;Administrateur',
    ['1|yao@x.ci|Yao|Kouassi|Administrateur'],
  ],
  ['from a spreadsheet', 'Yao Kouassi\tyao@x.ci\tADMIN', ['1|yao@x.ci|Yao|Kouassi|ADMIN']],
  ['an unknown role', 'yao@x.ci,Yao,Kouassi,Chef', ['1|yao@x.ci|Yao|Kouassi|Chef']],
  ['no address', 'Yao Kouassi', ['1||Yao|Kouassi|']],
  ['a header', 'Nom;Prénom;E-mail;Rôle\nKouassi;Yao;yao@x.ci;', ['2|yao@x.ci|Yao|Kouassi|']],
  ['a header with one name', 'Adresse,Nom\nyao@x.ci,Yao Kouassi', ['2|yao@x.ci|Yao|Kouassi|']],
  [
    'a header until an empty line',
    'Nom;Email\nYao Koné;y@x.ci\n\na@x.ci;Awa;Koné',
    ['2|y@x.ci|Yao|Koné|', '4|a@x.ci|Awa|Koné|'],
  ],
])('reads %s', (_name, text, people) => {
  expect(readAsLines(text)).toEqual(people);
});

it('writes lines that it reads as the same', () => {
  const people = readPeople('Yao Kouassi <yao@x.ci>; a@x.ci', () => false);
  expect(readPeople(formatPeople(people), () => false)).toEqual(
    people.map((one, index) => ({ ...one, line: index + 1 })),
  );
});

it.each([
  ['yao.kouassi@x.ci', 'Yao', 'Kouassi'],
  ['jean-marc.kone2@x.ci', 'Jean-Marc', 'Kone'],
  ['ykouassi@x.ci', '', ''],
])('proposes the names in %s', (email, firstName, lastName) => {
  expect(namesInAddress(email)).toEqual({ firstName, lastName });
});

const csvWithAccents = 'Email;Nom;Prénom\r\nh@x.ci;"Koné\nd\'Abidjan";Hélène\r\n';
const linesWithAccents = "Email;Nom;Prénom\nh@x.ci;Koné d'Abidjan;Hélène";

it.each([
  ['UTF-8', new TextEncoder().encode(csvWithAccents)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${csvWithAccents}`)],
  ['Windows-1252', Uint8Array.from(csvWithAccents, (letter) => letter.charCodeAt(0))],
  [
    'UTF-16',
    new Uint8Array(Uint16Array.from(`\ufeff${csvWithAccents}`, (letter) => letter.charCodeAt(0)).buffer),
  ],
])('reads a file of Excel in %s', (_name, bytes) => {
  expect(csvToLines(decodeFile(bytes))).toBe(linesWithAccents);
});

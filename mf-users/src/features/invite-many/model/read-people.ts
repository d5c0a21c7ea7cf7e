import { parse, unparse } from 'papaparse';
import { readHeader, type Column } from './read-header';
import { splitName, type PersonNames } from './read-names';

/** The data of a person in a line of the list, as typed. */
export interface TypedPerson extends PersonNames {
  /** Number of the line in the text, from 1. */
  line: number;
  email: string;
  /** The name of the role; empty if the line names none. */
  role: string;
}

type Person = Omit<TypedPerson, 'line'>;

/** Separators that spreadsheets and mail programs put between the cells of a line. */
const delimiters = ['\t', ';', ','];

function cellsOf(line: string): string[] {
  const delimiter = delimiters.find((sign) => line.includes(sign)) ?? ';';
  const [cells = []] = parse(line, { delimiter }).data;
  return cells.map((cell) => cell.trim());
}

const isAddress = (text: string) => text.includes('@');

/** Reads 'Yao Kouassi <yao@example.com>' or a bare address. */
function readAddress(text: string): Person {
  const [, name = '', email = text] = /^"?([^"<]*)"?\s*<([^<>]*)>$/.exec(text) ?? [];
  return { ...splitName(name), email: email.trim(), role: '' };
}

/** Splits a cell into its addresses, which are separated by spaces; leaves 'Yao Kouassi <yao@example.com>' whole. */
const addressesIn = (cell: string) =>
  cell.includes('<') ? [cell] : cell.split(/\s+/u).filter((part) => part !== '');

function personByHeader(cells: readonly string[], header: readonly (Column | undefined)[]): Person {
  const cell = (column: Column) => cells[header.indexOf(column)] ?? '';
  const whole = splitName(cell('fullName'));
  return {
    email: cell('email'),
    firstName: cell('firstName') || whole.firstName,
    lastName: cell('lastName') || whole.lastName,
    role: cell('role'),
  };
}

/** Reads a line of a list without a header: the address in any cell, first and last name (or both in one cell), and a role. */
function personWithoutHeader(cells: readonly string[], isRole: (text: string) => boolean): Person {
  const address = readAddress(cells.find(isAddress) ?? '');
  const others = cells.filter((cell) => cell !== '' && !isAddress(cell));
  const role = others.find(isRole);
  const [first, last, unknown = ''] = others.filter((cell) => cell !== role);
  if (first === undefined) return { ...address, role: role ?? '' };
  const names = last === undefined ? splitName(first) : { firstName: first, lastName: last };
  return { ...address, ...names, role: role ?? unknown };
}

/** Reads a list of people, one or several per line; a header applies until the next header or empty line. */
export function readPeople(text: string, isRole: (text: string) => boolean): TypedPerson[] {
  let header: readonly (Column | undefined)[] | undefined;
  return text.split(/\r\n|\r|\n/).flatMap((content, index) => {
    const withLineNumber = (person: Person): TypedPerson => ({ line: index + 1, ...person });
    const cells = cellsOf(content);
    if (cells.every((cell) => cell === '')) {
      header = undefined;
      return [];
    }
    const ownHeader = cells.some(isAddress) ? undefined : readHeader(cells);
    if (ownHeader !== undefined) {
      header = ownHeader;
      return [];
    }
    if (header !== undefined) return [withLineNumber(personByHeader(cells, header))];
    const addresses = cells.filter(isAddress).flatMap(addressesIn);
    if (addresses.length > 1) return addresses.map((address) => withLineNumber(readAddress(address)));
    return [withLineNumber(personWithoutHeader(cells, isRole))];
  });
}

/** Returns the rows of a CSV, without empty rows, as lines of the list; line breaks within a cell become spaces. */
export function csvToLines(text: string): string {
  const rows = parse(text.replace(/^\ufeff/, '')).data.map((row) =>
    row.map((cell) => cell.replaceAll(/\s+/gu, ' ').trim()),
  );
  return unparse(
    rows.filter((row) => row.some((cell) => cell !== '')),
    { delimiter: ';', newline: '\n' },
  );
}

/** Returns people as lines of the list. */
export function formatPeople(people: readonly Person[]): string {
  const rows = people.map(({ email, firstName, lastName, role }) => {
    const cells = [email, firstName, lastName, role];
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
  return unparse(rows, { delimiter: ';', newline: '\n' });
}

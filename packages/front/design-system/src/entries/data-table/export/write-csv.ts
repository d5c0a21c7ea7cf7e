import { unparse } from 'papaparse';
import type { TableContent } from './table-content';

const byteOrderMark = '\ufeff';

/** First characters of a spreadsheet formula; the library's own pattern misses a formula with a line break. */
const formula = /^[=+\-@\t\r\n\0]/;

/**
 * Returns the CSV that a French Excel and LibreOffice open on a double click (readings, 'Users'): UTF-8 with a byte
 * order mark, `;`, CRLF, quotes where needed, and an apostrophe before a formula.
 */
export function writeCsv({ headers, rows }: TableContent): string {
  const text = unparse([headers, ...rows], { delimiter: ';', newline: '\r\n', escapeFormulae: formula });
  return `${byteOrderMark}${text}\r\n`;
}

import { unparse } from 'papaparse';
import type { TableContent } from './table-content';

const byteOrderMark = '\ufeff';

/** Where a spreadsheet would begin to calculate; the library's own pattern misses a formula with a line break. */
const formula = /^[=+\-@\t\r\n\0]/;

/**
 * The CSV that a French Excel and LibreOffice open by a double click (readings, 'Users'): UTF-8 with its mark, `;`,
 * CRLF, quotes where needed, and an apostrophe before what would be a formula.
 */
export function writeCsv({ headers, rows }: TableContent): string {
  const text = unparse([headers, ...rows], { delimiter: ';', newline: '\r\n', escapeFormulae: formula });
  return `${byteOrderMark}${text}\r\n`;
}

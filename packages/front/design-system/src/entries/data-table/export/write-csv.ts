import { unparse } from 'papaparse';
import type { TableContent } from './table-content';

const byteOrderMark = '\ufeff';

/** Matches the start of a spreadsheet formula. The library's own pattern misses formulas that contain a line break. */
const formulaStart = /^[=+\-@\t\r\n\0]/;

/**
 * Returns CSV that opens correctly on a double click in a French Excel and in LibreOffice
 * (readings, 'Users'). The text has a byte order mark, the separator `;`, CRLF, quotes where
 * needed, and an apostrophe before formulas.
 */
export function writeCsv({ headers, rows }: TableContent): string {
  const text = unparse([headers, ...rows], { delimiter: ';', newline: '\r\n', escapeFormulae: formulaStart });
  return `${byteOrderMark}${text}\r\n`;
}

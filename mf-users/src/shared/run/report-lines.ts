import { unparse } from 'papaparse';

/** Start of a formula in a spreadsheet. */
const formula = /^[=+\-@\t\r\n\0]/;

/** Returns rows as lines that a spreadsheet takes. */
export const reportLines = (rows: readonly (readonly string[])[]): string =>
  unparse(rows, { delimiter: '\t', newline: '\n', escapeFormulae: formula });

import { unparse } from 'papaparse';

/** First characters of a spreadsheet formula. */
const formulaStart = /^[=+\-@\t\r\n\0]/;

/** Returns rows as tab-separated lines for a spreadsheet. */
export const reportLines = (rows: readonly (readonly string[])[]): string =>
  unparse(rows, { delimiter: '\t', newline: '\n', escapeFormulae: formulaStart });

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyObject, ObjectSchema, SchemaDescription } from 'yup';

const settingsPage = path.join(import.meta.dirname, '../../../../../docs/guides/settings.md');
const tableRow = /^\| `([A-Z_]+)` +\| ([^|]*)\| ([^|]*)\| ([^|]*)\|/gm;

/** Maxima that the page does not show: the highest port, and a bound against absurd numbers. */
const hiddenMaxima = [65_535, 1_000_000];

/** Returns the range of a setting (`5 to 720`) or its allowed values. */
function valuesOf({ oneOf, tests }: SchemaDescription): string {
  if (oneOf.length > 0) return oneOf.map((one) => `\`${String(one)}\``).join(', ');
  const bound = (name: string) => tests.find((test) => test.name === name)?.params?.[name];
  const [min, max] = [bound('min'), bound('max')];
  if (typeof min !== 'number' || typeof max !== 'number' || hiddenMaxima.includes(max)) return '';
  return `${min} to ${max}`;
}

type SettingCells = readonly [byDefault: string, values: string];

const rowsOf = (text: string, program: string) =>
  [...text.matchAll(tableRow)]
    .filter(([, , readers = '']) => readers.split(',').some((one) => one.trim() === program))
    .map(([line, name = '', readers = '', ...cells]) => ({
      line,
      name,
      readers,
      cells: cells.map((cell) => cell.trim()),
    }));

/**
 * Returns a program's rows of the settings page, and those of the schema that parses its settings:
 * names, defaults, values. With `WRITE_SETTINGS=1`, first writes the rows of the schema into the
 * page. The defaults of the settings in `inWords` depend on the installation: the page describes
 * them in words, which are not compared.
 */
export function compareSettings<T extends AnyObject>(
  program: string,
  schema: ObjectSchema<T>,
  inWords: readonly string[] = [],
): { page: string[][]; schema: string[][] } {
  const fields = schema.describe().fields as Record<string, SchemaDescription>;
  let text = readFileSync(settingsPage, 'utf8');
  const worded = new Map(rowsOf(text, program).map(({ name, cells }) => [name, cells[0] ?? '']));
  const defaultOf = (name: string, { default: value }: SchemaDescription) => {
    if (inWords.includes(name)) return worded.get(name) ?? '';
    return typeof value === 'number' || (typeof value === 'string' && value !== '') ? `\`${value}\`` : '';
  };
  const parsed = new Map<string, SettingCells>(
    Object.entries(fields).map(([name, field]) => [name, [defaultOf(name, field), valuesOf(field)]]),
  );
  if (process.env.WRITE_SETTINGS === '1') {
    for (const { line, name, readers } of rowsOf(text, program))
      text = text.replace(
        line,
        `| \`${name}\` | ${readers}| ${(parsed.get(name) ?? ['', '']).join(' | ')} |`,
      );
    writeFileSync(settingsPage, text);
  }
  return {
    page: rowsOf(text, program)
      .map(({ name, cells }) => [name, ...cells])
      .sort(),
    schema: [...parsed].map(([name, cells]) => [name, ...cells]).sort(),
  };
}

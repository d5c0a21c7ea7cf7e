import { readFileSync } from 'node:fs';
import path from 'node:path';
import { environmentSchema } from './config';

/** Their defaults depend on the installation, so the guide describes them in words. */
const inWords = ['APP_ORIGIN', 'ESCALE_DATA_DIR', 'HOME_ADDRESS_RANGES', 'MAILBOX'];

test('the table of settings in the guide names the settings of the API and their defaults', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../../docs/guides/operations.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` +\| ([^|]*API[^|]*)\| ([^|]*)\|/gm)];
  const defaults = environmentSchema.getDefault() as Record<string, string | number | undefined>;
  const told = rows.map(([, name = '', , text = '']) => [name, text.trim().replace(/^`(.*)`$/, '$1')]);
  const expected = Object.keys(environmentSchema.fields).map((name) => [name, String(defaults[name] ?? '')]);
  const withoutWords = (list: string[][]) =>
    list.map(([name = '', value]) => (inWords.includes(name) ? [name] : [name, value])).sort();
  expect(withoutWords(told)).toEqual(withoutWords(expected));
});

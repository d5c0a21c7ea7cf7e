import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createScratch } from '@escale/site/testing';
import { withoutLaterSettings } from './postgres-copy';

const scratch = createScratch();
afterAll(() => scratch.remove());

const setting = 'SET transaction_timeout = 0;';
const head = (line: string) => `--\n-- PostgreSQL database dump\n--\n\nSET lock_timeout = 0;\n${line}\n`;

test('a server before version 17 does not get a setting that it refuses; data with the same words is kept', async () => {
  const data = `COPY public.notes (text) FROM stdin;\n${setting}\n\\.\n`;
  const folder = await scratch.folder({ of17: head(setting) + data, of16: head('') + '-- \n'.repeat(5_000) });
  const [of17, of16] = [path.join(folder, 'of17'), path.join(folder, 'of16')];
  const before = await readFile(of16, 'utf8');
  for (const script of [of17, of16]) await withoutLaterSettings(script);
  expect(await readFile(of17, 'utf8')).toBe(head('--'.padEnd(setting.length)) + data);
  expect(await readFile(of16, 'utf8')).toBe(before);
});

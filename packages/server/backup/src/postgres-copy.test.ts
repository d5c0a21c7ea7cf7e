import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createScratch } from '@escale/site/testing';
import { disableNewerSetting } from './postgres-copy';

const scratch = createScratch();
afterAll(() => scratch.remove());

const newerSetting = 'SET transaction_timeout = 0;';
const scriptHead = (line: string) =>
  `--\n-- PostgreSQL database dump\n--\n\nSET lock_timeout = 0;\n${line}\n`;

test('a server before version 17 does not get a setting that it refuses; data with the same words is kept', async () => {
  const data = `COPY public.notes (text) FROM stdin;\n${newerSetting}\n\\.\n`;
  const folder = await scratch.folder({
    of17: scriptHead(newerSetting) + data,
    of16: scriptHead('') + '-- \n'.repeat(5_000),
  });
  const [of17, of16] = [path.join(folder, 'of17'), path.join(folder, 'of16')];
  const before = await readFile(of16, 'utf8');
  for (const script of [of17, of16]) await disableNewerSetting(script);
  expect(await readFile(of17, 'utf8')).toBe(scriptHead('--'.padEnd(newerSetting.length)) + data);
  expect(await readFile(of16, 'utf8')).toBe(before);
});

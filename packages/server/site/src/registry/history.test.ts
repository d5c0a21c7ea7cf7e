import { appendFile, mkdir } from 'node:fs/promises';
import { readHistory, recordMove } from './history';
import { siteLayout } from '../base/site-layout';
import { createScratch } from '../testing/scratch';

let scratch: ReturnType<typeof createScratch>;
beforeEach(() => {
  scratch = createScratch();
});
afterEach(() => scratch.remove());

test('a line cut short by a full disk or a kill damages no other line', async () => {
  const site = siteLayout(scratch.siteDir);
  await mkdir(site.root);
  const move = (version: string) => recordMove(site, { action: 'publish', id: 'yard', version, from: null });
  await move('1.0.0');
  await appendFile(site.history, '{"time":"2026-11-22T10:00:00.000Z","action":"publ');
  await move('1.1.0');
  await move('1.2.0');
  expect((await readHistory(site)).map(({ version }) => version)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

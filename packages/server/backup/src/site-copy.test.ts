import path from 'node:path';
import { list } from 'tar';
import { siteLayout, withLock, changeTokens } from '@escale/site';
import { createScratch } from '@escale/site/testing';
import { copySite } from './site-copy';

const scratch = createScratch();
afterAll(() => scratch.remove());

test('a copy of a site contains its tokens, but no lock', async () => {
  const site = siteLayout(scratch.siteDir);
  const file = path.join(site.root, '../site.tar');
  await changeTokens(site, () => []);
  await withLock(site.tokensLock, () => copySite(site, file));
  const names: string[] = [];
  await list({ file, onReadEntry: ({ path: name }) => names.push(name) });
  expect(names.sort()).toEqual(['./', './.publishing/', './.publishing/tokens.json']);
});

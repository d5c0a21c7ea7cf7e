import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { siteLayout } from './base/site-layout';
import { publishModule } from './modules/publish-module';
import { publishShell } from './shell/publish-shell';
import { createScratch } from './testing/scratch';
import { verifySite } from './verify-site';

const entryFile = 'remote-entry.0123456789ab.js';
const chunkFile = 'chunks/page.0123456789ab.chunk.js';

let scratch: ReturnType<typeof createScratch>;
beforeEach(() => {
  scratch = createScratch();
});
afterEach(() => scratch.remove());

async function publishTwice() {
  const { siteDir } = scratch;
  await publishShell({ siteDir, distDir: await scratch.shellBuild(), defaultConfig: {} });
  const first = await publishModule({ siteDir, distDir: await scratch.moduleBuild('yard', 'one') });
  const second = await publishModule({ siteDir, distDir: await scratch.moduleBuild('yard', 'two') });
  const place = (version: string, file: string) =>
    path.join(siteLayout(siteDir).versionFolder('yard', version), file);
  return { siteDir, first: first.version, second: second.version, place };
}

test('reports no damage in a site that is as it was published', async () => {
  const { siteDir } = await publishTwice();
  expect(await verifySite(siteDir)).toEqual([]);
});

test('names altered and missing files of the live version and of those to which a rollback leads', async () => {
  const { siteDir, first, second, place } = await publishTwice();
  await appendFile(place(second, chunkFile), ' ');
  await rm(place(first, entryFile));
  await appendFile(place(first, 'descriptor.json'), ' ');
  expect(await verifySite(siteDir)).toEqual([
    { id: 'yard', version: second, missing: [], altered: [chunkFile] },
    { id: 'yard', version: first, missing: [entryFile], altered: ['descriptor.json'] },
  ]);
});

test.each([
  ['of another content', async () => promisify(gzip)('globalThis.berth = 2;')],
  ['that cannot be unpacked', async () => Promise.resolve(Buffer.from('nothing'))],
])('names a compressed copy %s', async (_what, copy) => {
  const { siteDir, second, place } = await publishTwice();
  await writeFile(place(second, `${entryFile}.gz`), await copy());
  expect(await verifySite(siteDir)).toEqual([
    { id: 'yard', version: second, missing: [], altered: [`${entryFile}.gz`] },
  ]);
});

test('names an altered file of the live shell', async () => {
  const { siteDir } = scratch;
  const { version } = await publishShell({
    siteDir,
    defaultConfig: {},
    distDir: await scratch.shellBuild({ 'main.0123456789ab.js': '// main' }),
  });
  await appendFile(path.join(siteDir, 'main.0123456789ab.js'), ' ');
  await rm(path.join(siteLayout(siteDir).shellFolder, version, 'index.html'));
  expect(await verifySite(siteDir)).toEqual([
    { id: 'shell', version, missing: ['index.html'], altered: ['main.0123456789ab.js'] },
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry } from '@escale/contracts';
import { publishModule } from './publish-module';
import { linkModule, publishPlaceholder } from './list-module';
import { siteStatus } from '../site-status';
import { createScratch, manifestOf } from '../testing/scratch';

const placeholders = path.resolve(process.cwd(), 'packages/tools/cli/placeholders');

let scratch: ReturnType<typeof createScratch>;

beforeEach(() => {
  scratch = createScratch();
});

afterEach(() => scratch.remove());

test('publishes the announced modules of the product without code', async () => {
  for (const name of readdirSync(placeholders))
    await publishPlaceholder({ siteDir: scratch.siteDir, manifestFile: path.join(placeholders, name) });
  const { modules } = await siteStatus(scratch.siteDir);
  expect(modules.map(({ id, state }) => [id, state])).toEqual([
    ['containers', 'placeholder'],
    ['reports', 'placeholder'],
    ['shipments', 'placeholder'],
  ]);
});

test('a published module replaces its placeholder, and the placeholder never replaces it', async () => {
  const { siteDir } = scratch;
  const folder = await scratch.folder({ 'yard.json': JSON.stringify(manifestOf('yard')) });
  const manifestFile = path.join(folder, 'yard.json');
  expect((await publishPlaceholder({ siteDir, manifestFile })).outcome).toBe('published');
  expect((await publishPlaceholder({ siteDir, manifestFile })).outcome).toBe('unchanged');
  const { version } = await publishModule({ siteDir, distDir: await scratch.moduleBuild('yard', 'one') });
  expect((await publishPlaceholder({ siteDir, manifestFile })).outcome).toBe('skipped');
  expect((await siteStatus(siteDir)).modules[0]).toMatchObject({ version, state: 'live', previous: [] });
});

test('a linked module names the address that serves it, and is replaced by a publish', async () => {
  const { siteDir } = scratch;
  const folder = await scratch.folder({ 'yard.json': JSON.stringify(manifestOf('yard')) });
  const manifestFile = path.join(folder, 'yard.json');
  await linkModule({ siteDir, manifestFile, entry: 'http://localhost:3009/mf-manifest.json' });
  const { entries } = parseRegistry(readFileSync(path.join(siteDir, 'modules.json'), 'utf8'));
  expect(entries[0]?.live.entry).toBe('http://localhost:3009/mf-manifest.json');
  await expect(linkModule({ siteDir, manifestFile, entry: 'nowhere' })).rejects.toThrow(
    'nowhere is no address',
  );
});

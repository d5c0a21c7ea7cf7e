import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readHistory } from '../registry/history';
import { publishModule } from '../modules/publish-module';
import { publishShell } from './publish-shell';
import { rollbackShell } from './rollback-shell';
import { siteLayout } from '../base/site-layout';
import { siteStatus } from '../site-status';
import { createScratch } from '../testing/scratch';

let scratch: ReturnType<typeof createScratch>;
let versions: string[];

const readPage = () => readFileSync(path.join(scratch.siteDir, 'index.html'), 'utf8');

async function release(mark: string, hostApi?: string, force?: string): Promise<string> {
  const distDir = await scratch.shellBuild({ 'index.html': `<p>${mark}</p>` }, hostApi ? { hostApi } : {});
  return (await publishShell({ siteDir: scratch.siteDir, distDir, defaultConfig: {}, force })).version;
}

beforeEach(async () => {
  scratch = createScratch();
  versions = [];
  for (const mark of ['one', 'two', 'three']) versions.unshift(await release(mark));
});

afterEach(() => scratch.remove());

test('brings the release before back, with a history line, and forward again', async () => {
  const { siteDir } = scratch;
  const [third, second, first] = versions;
  expect(await rollbackShell({ siteDir })).toMatchObject({ version: second, from: third });
  expect(readPage()).toBe('<p>two</p>');
  expect((await readHistory(siteLayout(siteDir))).at(-1)).toMatchObject({
    action: 'rollback',
    id: 'shell',
    version: second,
    from: third,
  });
  await rollbackShell({ siteDir });
  expect(readPage()).toBe('<p>one</p>');
  await expect(rollbackShell({ siteDir })).rejects.toThrow('no previous release');
  await rollbackShell({ siteDir, to: third });
  expect(readPage()).toBe('<p>three</p>');
  expect((await siteStatus(siteDir)).shell).toMatchObject({ version: third, previous: [second, first] });
});

test('after a rollback and a publish, goes back to the release that users had before', async () => {
  const { siteDir } = scratch;
  await rollbackShell({ siteDir });
  await release('four');
  await rollbackShell({ siteDir });
  expect(readPage()).toBe('<p>two</p>');
});

test('goes back without force from a shell that was published by force', async () => {
  const { siteDir } = scratch;
  await publishModule({ siteDir, distDir: await scratch.moduleBuild('yard', 'one') });
  await release('four', '2.0.0', 'yard follows');
  await rollbackShell({ siteDir });
  expect(readPage()).toBe('<p>three</p>');
});

test('refuses a shell that would refuse a live module, unless forced', async () => {
  const { siteDir } = scratch;
  await release('four', '1.4.0');
  const distDir = await scratch.moduleBuild('yard', 'one', { hostApi: '^1.4.0' });
  const { version } = await publishModule({ siteDir, distDir, unchecked: true });
  await expect(rollbackShell({ siteDir })).rejects.toThrow(`yard ${version}: it needs a platform ^1.4.0`);
  expect(readPage()).toBe('<p>four</p>');
  await rollbackShell({ siteDir, force: 'the sign-in is broken' });
  expect((await readHistory(siteLayout(siteDir))).at(-1)).toMatchObject({ reason: 'the sign-in is broken' });
});

test('refuses an unknown release, the live one and damaged files, and changes nothing', async () => {
  const { siteDir } = scratch;
  await expect(rollbackShell({ siteDir, to: '9' })).rejects.toThrow(
    `9 is not kept; there are ${versions.slice(1).join(', ')}`,
  );
  await expect(rollbackShell({ siteDir, to: versions[0] })).rejects.toThrow('live already');
  const host = readdirSync(siteDir).find((name) => name.startsWith('host.')) ?? '';
  appendFileSync(path.join(siteDir, host), ' ');
  await expect(rollbackShell({ siteDir })).rejects.toThrow('missing or damaged');
  expect(readPage()).toBe('<p>three</p>');
});

import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readHistory } from '../registry/history';
import { publishModule } from './publish-module';
import { rollbackModule } from './rollback-module';
import { siteLayout } from '../base/site-layout';
import { siteStatus } from '../site-status';
import { createScratch } from '../testing/scratch';

let scratch: ReturnType<typeof createScratch>;
let versions: string[];

beforeEach(async () => {
  scratch = createScratch();
  versions = [];
  for (const code of ['one', 'two', 'three']) {
    const distDir = await scratch.moduleBuild('yard', code);
    versions.unshift((await publishModule({ siteDir: scratch.siteDir, distDir })).version);
  }
});

afterEach(() => scratch.remove());

const liveModule = async () => (await siteStatus(scratch.siteDir)).modules[0];

test('rolls back one version and adds a history entry', async () => {
  await rollbackModule({ siteDir: scratch.siteDir, id: 'yard' });
  expect(await liveModule()).toMatchObject({ version: versions[1], state: 'live', previous: [versions[2]] });
  expect((await readHistory(siteLayout(scratch.siteDir))).at(-1)).toMatchObject({
    action: 'rollback',
    id: 'yard',
    version: versions[1],
    from: versions[0],
  });
});

test('rolls back to a named version', async () => {
  await rollbackModule({ siteDir: scratch.siteDir, id: 'yard', to: versions[2] });
  expect(await liveModule()).toMatchObject({ version: versions[2], previous: [] });
});

test('goes forward to the version before a rollback, as long as its folder exists', async () => {
  const { siteDir } = scratch;
  await rollbackModule({ siteDir, id: 'yard', to: versions[2] });
  expect(await rollbackModule({ siteDir, id: 'yard', to: versions[0] })).toMatchObject({
    version: versions[0],
    live: versions[2],
  });
  expect(await liveModule()).toMatchObject({ version: versions[0], previous: [versions[2]] });
  await rollbackModule({ siteDir, id: 'yard' });
  appendFileSync(path.join(siteDir, 'modules/yard', versions[1] ?? '', 'descriptor.json'), ' ');
  await expect(rollbackModule({ siteDir, id: 'yard', to: versions[1] })).rejects.toThrow('is not there');
  rmSync(path.join(siteDir, 'modules/yard', versions[0] ?? ''), { recursive: true });
  await expect(rollbackModule({ siteDir, id: 'yard', to: versions[0] })).rejects.toThrow('is not there');
});

test('does not go forward to a folder whose content does not match its name', async () => {
  const { siteDir } = scratch;
  const [last = ''] = versions;
  await rollbackModule({ siteDir, id: 'yard' });
  const file = path.join(siteDir, 'modules/yard', last, 'descriptor.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"read"', '"public"'));
  await expect(rollbackModule({ siteDir, id: 'yard', to: last })).rejects.toThrow('not a previous version');
});

test('rejects an unknown module or version, damaged files and a missing previous version, and changes nothing', async () => {
  const { siteDir } = scratch;
  await expect(rollbackModule({ siteDir, id: 'gone' })).rejects.toThrow('there is no module gone');
  await expect(rollbackModule({ siteDir, id: 'yard', to: '9' })).rejects.toThrow(
    '9 is not a previous version',
  );
  rmSync(path.join(siteDir, 'modules/yard', versions[1] ?? '', 'mf-manifest.json'));
  await expect(rollbackModule({ siteDir, id: 'yard' })).rejects.toThrow('missing or damaged');
  expect(await liveModule()).toMatchObject({ version: versions[0] });
  await rollbackModule({ siteDir, id: 'yard', to: versions[2] });
  await expect(rollbackModule({ siteDir, id: 'yard' })).rejects.toThrow('there is no previous version');
});

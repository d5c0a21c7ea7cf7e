import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startCanary } from './modules/canary';
import { isIntact, sealedDigests } from './store/file-digests';
import { changesLive, readHistory } from './registry/history';
import { readPreviews } from './registry/preview-files';
import { publishModule } from './modules/publish-module';
import { publishShell } from './shell/publish-shell';
import { readRegistry } from './registry/registry-file';
import { rollbackModule } from './modules/rollback-module';
import { rollbackShell } from './shell/rollback-shell';
import { siteLayout } from './base/site-layout';
import { changeSite } from './change/change-site';
import { siteStatus } from './site-status';
import { createScratch } from './testing/scratch';
import { killAtEachStep } from './testing/kill-steps';
import { withdrawModule } from './modules/withdrawal';

const scratch = createScratch();
afterAll(() => scratch.remove());

const { siteDir } = scratch;
const site = siteLayout(siteDir);
const siteCopy = path.join(siteDir, '../kept');
let builds: Record<'one' | 'two' | 'three', string>;
let shellBuilds: string[];

/** A site with two shell releases and two versions of a module; `two` is live. */
beforeAll(async () => {
  const ofYard = (code: string) => scratch.moduleBuild('yard', code);
  builds = {
    one: await ofYard('one'),
    two: await ofYard('two'),
    three: await ofYard('three'),
  };
  shellBuilds = [];
  for (const mark of ['a', 'b', 'c'])
    shellBuilds.push(await scratch.shellBuild({ 'index.html': `<head>${mark}</head>`, 'icon.svg': mark }));
  for (const distDir of shellBuilds.slice(0, 2)) await publishShell({ siteDir, distDir, defaultConfig: {} });
  for (const distDir of [builds.one, builds.two]) await publishModule({ siteDir, distDir });
  cpSync(siteDir, siteCopy, { recursive: true });
});

const prepareSite = async () => {
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(siteCopy, siteDir, { recursive: true });
  return Promise.resolve();
};

const liveOf = async (id: string) => {
  const { entries } = await readRegistry(site);
  return entries.find(({ live }) => live.id === id)?.live;
};

/** Runs only the steps with which every command that changes the site begins and ends. */
const runNextCommand = () => changeSite(site, () => Promise.resolve());

/** Checks that the history explains how the live state came about. */
async function expectTrueHistory(id: string, version: string | undefined): Promise<void> {
  const lines = (await readHistory(site)).filter((line) => line.id === id);
  expect(lines.map(({ action }) => action)).not.toContain('recovered');
  expect(lines.findLast(changesLive)?.version).toBe(version);
  const known = JSON.parse(readFileSync(site.publicHistory, 'utf8')) as { moves: { version: string }[] };
  expect(known.moves).toHaveLength((await readHistory(site)).length);
}

/** Checks that the live version is one of the expected versions, and complete. */
async function expectLive(expected: readonly (string | undefined)[]): Promise<string | undefined> {
  const live = await liveOf('yard');
  expect(expected).toContain(live?.version);
  if (live === undefined) throw new Error('nothing is live');
  expect(await isIntact(site.versionFolder(live.id, live.version), sealedDigests(live))).toBe(true);
  return live.version;
}

test('publish', async () => {
  await prepareSite();
  const { version: old } = (await liveOf('yard')) ?? {};
  const seen = new Set<string | undefined>();
  const steps = await killAtEachStep({
    prepare: prepareSite,
    work: () => publishModule({ siteDir, distDir: builds.three }),
    check: async () => {
      const { entries, rejected } = await readRegistry(site);
      expect([entries.length, rejected]).toEqual([1, []]);
      const left = await expectLive([old, entries[0]?.live.version]);
      await runNextCommand();
      expect(await expectLive([left])).toBe(left);
      await expectTrueHistory('yard', left);
      seen.add(left);
    },
  });
  expect(seen.size).toBe(2);
  expect(steps).toBeGreaterThan(8);
});

test('rollback: the next start does not bring back the version that was rolled back', async () => {
  await prepareSite();
  const { version: bad } = (await liveOf('yard')) ?? {};
  const outcomes = new Set<string>();
  await killAtEachStep({
    prepare: prepareSite,
    work: () => rollbackModule({ siteDir, id: 'yard' }),
    check: async () => {
      const left = (await liveOf('yard'))?.version;
      const { outcome } = await publishModule({ siteDir, distDir: builds.two, onlyNew: true });
      expect(outcome).toBe(left === bad ? 'unchanged' : 'skipped');
      expect((await liveOf('yard'))?.version).toBe(left);
      await expectTrueHistory('yard', left);
      outcomes.add(outcome);
    },
  });
  expect([...outcomes].sort()).toEqual(['skipped', 'unchanged']);
});

test.each([
  ['canary', (version: string) => startCanary({ siteDir, id: 'yard', version, percent: 5, users: [] })],
  ['withdraw', () => withdrawModule({ siteDir, id: 'yard', card: true })],
  ['preview', () => publishModule({ siteDir, distDir: builds.three, preview: { hours: 1 } })],
])('%s is in the history if and only if it was done', async (action, work) => {
  await prepareSite();
  const entry = (await readRegistry(site)).entries[0];
  const version = entry?.previous[0]?.version ?? '';
  await killAtEachStep({
    prepare: prepareSite,
    work: () => work(version),
    check: async () => {
      const { canary, withdrawn } = (await readRegistry(site)).entries[0] ?? {};
      const isDone = canary != null || withdrawn != null || (await readPreviews(site)).length > 0;
      await runNextCommand();
      const last = (await readHistory(site)).findLast(({ id }) => id === 'yard');
      expect(last?.action === action).toBe(isDone);
    },
  });
});

test('repair of a damaged version: people who use it miss no file meanwhile', async () => {
  await prepareSite();
  const live = await liveOf('yard');
  if (live === undefined) throw new Error('nothing is live');
  const folder = site.versionFolder('yard', live.version);
  const damaged = path.join(folder, 'chunks/page.0123456789ab.chunk.js');
  await killAtEachStep({
    prepare: async () => {
      await prepareSite();
      writeFileSync(damaged, 'damaged');
    },
    work: () => publishModule({ siteDir, distDir: builds.two }),
    check: async () => {
      for (const file of Object.keys(sealedDigests(live)))
        expect(existsSync(path.join(folder, file))).toBe(true);
      expect((await liveOf('yard'))?.version).toBe(live.version);
      await publishModule({ siteDir, distDir: builds.two });
      expect(await isIntact(folder, sealedDigests(live))).toBe(true);
    },
  });
});

test.each([
  ['publish', () => publishShell({ siteDir, distDir: shellBuilds[2] ?? '', defaultConfig: {} })],
  ['rollback', () => rollbackShell({ siteDir })],
])('%s of the shell', async (_title, work) => {
  const versions = new Set<string>();
  await killAtEachStep({
    prepare: prepareSite,
    work,
    check: async () => {
      const left = (await siteStatus(siteDir)).shell?.version ?? '';
      await runNextCommand();
      expect((await siteStatus(siteDir)).shell?.version).toBe(left);
      expect(readFileSync(site.page, 'utf8')).toContain(left);
      await expectTrueHistory('shell', left);
      versions.add(left);
    },
  });
  expect(versions.size).toBe(2);
});

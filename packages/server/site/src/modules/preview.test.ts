import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry, previewSchema } from '@escale/contracts';
import { changeSite } from '../change/change-site';
import { siteStatus } from '../site-status';
import { readHistory } from '../registry/history';
import { verifySite } from '../verify-site';
import { siteLayout } from '../base/site-layout';
import { createScratch } from '../testing/scratch';
import { publishModule } from './publish-module';
import { withdrawModule } from './withdrawal';

let scratch: ReturnType<typeof createScratch>;
beforeEach(() => {
  scratch = createScratch();
});
afterEach(() => {
  scratch.remove();
});

const publish = async (code: string, overrides?: Record<string, unknown>) =>
  publishModule({ siteDir: scratch.siteDir, distDir: await scratch.moduleBuild('yard', code, overrides) });

const preview = async (code: string, hours = 48, overrides?: Record<string, unknown>) =>
  publishModule({
    siteDir: scratch.siteDir,
    distDir: await scratch.moduleBuild('yard', code, overrides),
    preview: { hours, origin: 'https://escale.test' },
  });

const signIn = { path: '/login', routes: [{ path: '/login', access: 'anonymous' }] };

const siteFile = (name: string) => path.join(scratch.siteDir, name);
const previewFiles = () => readdirSync(siteFile('previews'));
const previewStates = async () => (await siteStatus(scratch.siteDir)).previews;

/** Moves the end of all previews into the past. */
function endPreviews(): void {
  for (const name of previewFiles()) {
    const stored = JSON.parse(readFileSync(siteFile(`previews/${name}`), 'utf8')) as object;
    const expires = new Date(Date.now() - 1_000).toISOString();
    writeFileSync(siteFile(`previews/${name}`), JSON.stringify({ ...stored, expires }));
  }
}

/** Lets the grace period of a version's folder pass. */
function passGrace(version: string): void {
  const before = new Date(Date.now() - 2 * 24 * 3_600_000);
  utimesSync(siteFile(`modules/yard/.retired-${version}`), before, before);
}

const hasFolder = (version: string) => existsSync(siteLayout(scratch.siteDir).versionFolder('yard', version));

test('is named by no list, and its file says what it is and until when', async () => {
  const { version: live } = await publish('one');
  const { version, outcome, preview: stored, live: beside } = await preview('two');
  expect([outcome, beside]).toEqual(['preview', live]);
  const [, id = ''] = /^https:\/\/escale\.test\/yard\?module=yard@preview-([0-9a-f]{32})$/.exec(
    stored!.address,
  )!;
  const found = previewSchema.validateSync(JSON.parse(readFileSync(siteFile(`previews/${id}.json`), 'utf8')));
  expect(found).toMatchObject({ expires: stored!.expires, descriptor: { id: 'yard', version } });
  const hours = (Date.parse(stored!.expires) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(47.9);
  expect(hours).toBeLessThanOrEqual(48);
  for (const list of ['modules.json', 'modules-history.json', 'index.html'].filter((name) =>
    existsSync(siteFile(name)),
  ))
    expect(readFileSync(siteFile(list), 'utf8')).not.toContain(version);
  expect(parseRegistry(readFileSync(siteFile('modules.json'), 'utf8')).entries[0]).toMatchObject({
    live: { version: live },
  });
  expect((await readHistory(siteLayout(scratch.siteDir))).at(-1)).toMatchObject({
    action: 'preview',
    version,
  });
});

test('is listed by the status, and verified', async () => {
  const { version, preview: stored } = await preview('one');
  expect(await previewStates()).toEqual([
    {
      id: 'yard',
      version,
      expires: stored!.expires,
      address: stored!.address.slice('https://escale.test'.length),
    },
  ]);
  rmSync(path.join(siteLayout(scratch.siteDir).versionFolder('yard', version), 'mf-manifest.json'));
  expect(await verifySite(scratch.siteDir)).toEqual([
    { id: 'yard', version, missing: ['mf-manifest.json'], altered: [] },
  ]);
});

test('the same build keeps its address, with a new end', async () => {
  const first = await preview('one', 1);
  const again = await preview('one', 24);
  expect(again.preview!.address).toBe(first.preview!.address);
  expect(Date.parse(again.preview!.expires)).toBeGreaterThan(Date.parse(first.preview!.expires));
  expect(previewFiles()).toHaveLength(1);
});

test('ends: the next change removes its file, and a publish its folder a day later', async () => {
  await publish('one');
  const { version } = await preview('two');
  await publish('three');
  expect(existsSync(siteFile(`modules/yard/.retired-${version}`))).toBe(false);
  endPreviews();
  expect(await previewStates()).toEqual([]);
  await changeSite(siteLayout(scratch.siteDir), () => Promise.resolve());
  expect(previewFiles()).toEqual([]);
  await publish('four');
  expect(hasFolder(version)).toBe(true);
  passGrace(version);
  await publish('five');
  expect(hasFolder(version)).toBe(false);
});

test('of a module that was never published leaves no folder either', async () => {
  const { version } = await preview('one');
  endPreviews();
  await preview('two');
  passGrace(version);
  const next = await preview('three');
  expect([version, next.version].map(hasFolder)).toEqual([false, true]);
});

test('an eleventh preview of a module ends the one that would end first', async () => {
  const first = await preview('first', 1);
  for (let count = 0; count < 10; count += 1) await preview(`more ${count}`, 2 + count);
  const states = await previewStates();
  expect(states).toHaveLength(10);
  expect(states.map(({ version }) => version)).not.toContain(first.version);
});

test.each([
  ['a duration that is too long', () => preview('one', 31 * 24), 'from 1 hour to 30 days'],
  ['a duration that is no whole number of hours', () => preview('one', 0.5), 'from 1 hour to 30 days'],
  [
    'the module with the sign-in',
    async () =>
      publishModule({
        siteDir: scratch.siteDir,
        distDir: await scratch.moduleBuild('auth', 'one', signIn),
        preview: { hours: 1 },
      }),
    'a preview opens after the sign-in',
  ],
  [
    'a build that breaks a rule',
    () => preview('one', 1, { hostApi: '^1.0.0', routes: [{ path: '/api/x', access: 'read' }] }),
    'rules of the platform',
  ],
])('refuses %s', async (_what, attempt, words) => {
  await expect(attempt()).rejects.toThrow(words);
  expect(existsSync(siteFile('previews'))).toBe(false);
});

test('refuses a withdrawn module', async () => {
  await publish('one');
  await withdrawModule({ siteDir: scratch.siteDir, id: 'yard', card: true });
  await expect(preview('two')).rejects.toThrow('yard is withdrawn; bring it back first');
});

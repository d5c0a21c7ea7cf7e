import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry } from '@escale/contracts';
import { startCanary } from './canary';
import { readHistory } from '../registry/history';
import { publishPlaceholder } from './list-module';
import { publishModule } from './publish-module';
import { publishShell } from '../shell/publish-shell';
import { rollbackModule } from './rollback-module';
import { siteLayout } from '../base/site-layout';
import { siteStatus } from '../site-status';
import { createScratch, manifestOf } from '../testing/scratch';
import { restoreModule, withdrawModule } from './withdrawal';

const card = { label: 'Quai', icon: 'box', description: 'Le quai', status: 'available', order: 1 };

let scratch: ReturnType<typeof createScratch>;
let siteDir: string;
beforeEach(() => {
  scratch = createScratch();
  ({ siteDir } = scratch);
});
afterEach(() => scratch.remove());

const readRegistryText = () => readFileSync(path.join(siteDir, 'modules.json'), 'utf8');
const entryNow = () => parseRegistry(readRegistryText()).entries.find(({ live }) => live.id === 'yard')!;
const stateNow = async () => (await siteStatus(siteDir)).modules.find(({ id }) => id === 'yard')!;

async function publishYard(code: string, options: { canary?: boolean; hostApi?: string } = {}) {
  const { canary = false, hostApi = '^1.0.0' } = options;
  const distDir = await scratch.moduleBuild('yard', code, { card, hostApi });
  return (await publishModule({ siteDir, distDir, canary, unchecked: true })).version;
}

test('a withdrawn module keeps its addresses and its card, loads nothing, and is restored as it was', async () => {
  await publishYard('one');
  await publishYard('two');
  const before = entryNow();
  const { since } = await stateNow();
  await withdrawModule({ siteDir, id: 'yard', card: true });
  const { live, previous } = entryNow();
  expect(live).toMatchObject({
    entry: null,
    files: {},
    withdrawn: true,
    version: before.live.version,
    routes: before.live.routes,
    card: { ...card, status: 'coming-soon' },
  });
  expect([live.seal, live.requires, previous]).toEqual([undefined, undefined, before.previous]);
  expect(await stateNow()).toMatchObject({ state: 'withdrawn', version: before.live.version, since });
  await restoreModule({ siteDir, id: 'yard' });
  expect(entryNow()).toEqual(before);
  expect(await stateNow()).toMatchObject({ state: 'live', since });
  const actions = (await readHistory(siteLayout(siteDir))).map(({ action }) => action);
  expect(actions).toEqual(['publish', 'publish', 'withdraw', 'restore']);
});

test('a withdrawn module has no card on request, and withdrawing it again changes that', async () => {
  await publishYard('one');
  await withdrawModule({ siteDir, id: 'yard', card: false });
  expect(entryNow().live.card).toBeNull();
  await publishYard('two');
  expect(entryNow().live.card).toBeNull();
  await withdrawModule({ siteDir, id: 'yard', card: true });
  expect(entryNow().live.card).toMatchObject({ label: 'Quai' });
});

test('a publish or a rollback waits for the restore, and no placeholder replaces the module', async () => {
  const first = await publishYard('one');
  await withdrawModule({ siteDir, id: 'yard', card: true });
  const distDir = await scratch.moduleBuild('yard', 'two', { card });
  const { version, outcome } = await publishModule({ siteDir, distDir });
  expect(outcome).toBe('held');
  expect(await publishModule({ siteDir, distDir })).toMatchObject({ outcome: 'held' });
  const folder = await scratch.folder({ 'yard.json': JSON.stringify(manifestOf('yard')) });
  const manifestFile = path.join(folder, 'yard.json');
  expect(await publishPlaceholder({ siteDir, manifestFile })).toMatchObject({ outcome: 'skipped' });
  expect(entryNow()).toMatchObject({
    live: { entry: null, version },
    previous: [{ version: first }],
    withdrawn: { version },
  });
  expect(await rollbackModule({ siteDir, id: 'yard' })).toMatchObject({ version: first, outcome: 'held' });
  expect(entryNow().live.entry).toBeNull();
  await restoreModule({ siteDir, id: 'yard' });
  expect(entryNow().live).toMatchObject({ version: first, card });
});

test('a withdrawal ends the canary of the module, and none begins before the restore', async () => {
  await publishYard('one');
  const version = await publishYard('two', { canary: true });
  const start = () => startCanary({ siteDir, id: 'yard', version, percent: 100, users: [] });
  await start();
  await withdrawModule({ siteDir, id: 'yard', card: true });
  expect(readRegistryText()).not.toContain(version);
  await expect(start()).rejects.toThrow('escale restore yard');
  await expect(publishYard('three', { canary: true })).rejects.toThrow('escale restore yard');
});

test('refuses to withdraw the sign-in or an unknown module, and to restore one not withdrawn', async () => {
  const signIn = { path: '/login', routes: [{ path: '/login', access: 'anonymous' }] };
  await publishModule({ siteDir, distDir: await scratch.moduleBuild('auth', 'one', signIn) });
  const before = readRegistryText();
  await expect(withdrawModule({ siteDir, id: 'auth', card: true })).rejects.toThrow('nobody could sign in');
  await expect(withdrawModule({ siteDir, id: 'gone', card: true })).rejects.toThrow('no module gone');
  await expect(restoreModule({ siteDir, id: 'auth' })).rejects.toThrow('it is not withdrawn');
  expect(readRegistryText()).toBe(before);
});

test('a shell can be published that does not fit a withdrawn module, which is then not restored', async () => {
  await publishYard('one');
  await withdrawModule({ siteDir, id: 'yard', card: true });
  const distDir = await scratch.shellBuild({}, { hostApi: '2.0.0' });
  await publishShell({ siteDir, distDir, defaultConfig: {} });
  await expect(restoreModule({ siteDir, id: 'yard' })).rejects.toThrow('the shell is 2.0.0');
  await publishYard('two', { hostApi: '^2.0.0' });
  expect(await restoreModule({ siteDir, id: 'yard' })).toMatchObject({ outcome: 'restored' });
});

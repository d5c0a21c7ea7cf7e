import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseRegistry } from '@escale/contracts';
import { localHolder } from '@escale/data-folder';
import { startCanary } from './canary';
import { checkModule } from '../check/check-module';
import { readHistory } from '../registry/history';
import { publishPlaceholder } from './list-module';
import { publishModule } from './publish-module';
import { rollbackModule } from './rollback-module';
import { siteLayout } from '../base/site-layout';
import { clearAbandonedStaging, stagingName } from '../store/staging';
import { createScratch, manifestOf } from '../testing/scratch';

let scratch: ReturnType<typeof createScratch>;

beforeEach(() => {
  scratch = createScratch();
});

afterEach(() => scratch.remove());

const publish = async (id: string, code: string, overrides?: Record<string, unknown>) =>
  publishModule({ siteDir: scratch.siteDir, distDir: await scratch.moduleBuild(id, code, overrides) });

const registryEntries = () =>
  parseRegistry(readFileSync(path.join(scratch.siteDir, 'modules.json'), 'utf8')).entries;
const fileOf = (...parts: string[]) => path.join(scratch.siteDir, 'modules', ...parts);

test('writes a folder named by its content hash and the hash of every file to the registry', async () => {
  const { version, outcome } = await publish('yard', 'one');
  expect(outcome).toBe('published');
  expect(version).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
  const live = registryEntries()[0]?.live;
  expect(live?.entry).toBe(`/modules/yard/${version}/mf-manifest.json`);
  expect(Object.keys(live?.files ?? {})).toEqual([
    'chunks/page.0123456789ab.chunk.js',
    'mf-manifest.json',
    'remote-entry.0123456789ab.js',
  ]);
  for (const [file, digest] of Object.entries(live?.files ?? {})) {
    const content = readFileSync(fileOf('yard', version, file));
    expect(digest).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  }
});

test("the registry has the labels of a module's own permissions", async () => {
  const own = { permissions: ['read', 'release'], permissionLabels: { release: { fr: 'Libération' } } };
  await publish('yard', 'one', own);
  expect(registryEntries()[0]?.live).toMatchObject(own);
});

test('the registry says that a module has a back end', async () => {
  await publish('yard', 'one', { backend: true });
  expect(registryEntries()[0]?.live).toMatchObject({ backend: true });
});

test('compresses files without loss and publishes no source maps', async () => {
  const { version } = await publish('yard', 'one');
  const script = fileOf('yard', version, 'remote-entry.0123456789ab.js');
  const plain = readFileSync(script);
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).equals(plain)).toBe(true);
  expect(gunzipSync(readFileSync(`${script}.gz`)).equals(plain)).toBe(true);
  expect(readdirSync(fileOf('yard', version))).not.toContain('remote-entry.0123456789ab.js.map');
});

test('publishing the same content changes nothing; a changed manifest makes a new version', async () => {
  const first = await publish('yard', 'one');
  expect(await publish('yard', 'one')).toEqual({ ...first, outcome: 'unchanged' });
  expect(await readHistory(siteLayout(scratch.siteDir))).toHaveLength(1);
  const renamed = await publish('yard', 'one', { label: 'Parc' });
  expect(renamed.outcome).toBe('published');
  expect(renamed.version).not.toBe(first.version);
});

test('keeps the last five versions as previous ones, newest first', async () => {
  const versions: string[] = [];
  for (const code of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    versions.unshift((await publish('yard', code)).version);
  const entry = registryEntries()[0];
  expect([entry?.live.version, ...(entry?.previous ?? []).map(({ version }) => version)]).toEqual(
    versions.slice(0, 6),
  );
});

test('deletes a version a day after it left the registry, however old its build is', async () => {
  const first = await publish('yard', 'a');
  for (const code of ['b', 'c', 'd', 'e', 'f', 'g']) await publish('yard', code);
  expect(readdirSync(fileOf('yard'))).toContain(first.version);
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  const age = (name: string) => utimesSync(fileOf('yard', name), twoDaysAgo, twoDaysAgo);
  age(first.version);
  const second = await publish('yard', 'h');
  expect(readdirSync(fileOf('yard'))).toContain(first.version);
  age(`.retired-${first.version}`);
  const { version } = await publish('yard', 'i');
  const left = readdirSync(fileOf('yard'));
  expect(left.filter((name) => name.includes(first.version))).toEqual([]);
  expect(left).toEqual(expect.arrayContaining([version, second.version]));
});

test('publishing again repairs a removed or changed folder', async () => {
  const { version } = await publish('yard', 'one');
  rmSync(fileOf('yard'), { recursive: true });
  await publish('yard', 'one');
  expect(readdirSync(fileOf('yard', version))).toContain('mf-manifest.json');
  writeFileSync(fileOf('yard', version, 'mf-manifest.json'), 'changed');
  await publish('yard', 'one');
  expect(readFileSync(fileOf('yard', version, 'mf-manifest.json'), 'utf8')).toContain('"name":"escale_yard"');
  expect(readdirSync(fileOf('yard'))).toEqual([version]);
});

test('removes leftovers of a killed publish, but not files of a running one', async () => {
  const holder = await localHolder(process.ppid);
  const make = (name: string) => mkdirSync(fileOf('yard', name), { recursive: true });
  const running = stagingName(holder, 'aaaa');
  make(running);
  make(stagingName({ ...holder, pid: 2 ** 22 + 1 }, 'bbbb'));
  make(stagingName({ ...holder, startTime: '1' }, 'cccc'));
  const { version } = await publish('yard', 'one');
  expect(readdirSync(fileOf('yard')).sort()).toEqual([running, version]);
});

test('leaves a copy by another container alone for an hour, whatever its process id is here', async () => {
  const elsewhere = { pid: 2 ** 22 + 1, startTime: '1', host: 'another container' };
  const staging = stagingName(elsewhere, 'aaaa');
  mkdirSync(fileOf('yard', staging, 'chunks'), { recursive: true });
  await publish('yard', 'one');
  expect(readdirSync(fileOf('yard'))).toContain(staging);
  await clearAbandonedStaging(fileOf('yard'), Date.now() + 2 * 60 * 60 * 1_000);
  expect(readdirSync(fileOf('yard'))).not.toContain(staging);
});

test('with onlyNew a rolled-back version stays rolled back; a plain publish makes it live again', async () => {
  const { siteDir } = scratch;
  const first = await publish('yard', 'one');
  const distDir = await scratch.moduleBuild('yard', 'two');
  const second = await publishModule({ siteDir, distDir });
  await rollbackModule({ siteDir, id: 'yard' });
  expect((await publishModule({ siteDir, distDir, onlyNew: true })).outcome).toBe('skipped');
  expect(registryEntries()[0]?.live.version).toBe(first.version);
  expect((await publishModule({ siteDir, distDir })).outcome).toBe('published');
  expect(registryEntries()[0]?.live.version).toBe(second.version);
});

test('with onlyNew the older build of a reverted checkout is published', async () => {
  const { siteDir } = scratch;
  const distDir = await scratch.moduleBuild('yard', 'one');
  await publishModule({ siteDir, distDir });
  await publish('yard', 'two');
  expect((await publishModule({ siteDir, distDir, onlyNew: true })).outcome).toBe('published');
});

test.each([
  ['without manifest', { 'mf-manifest.json': '{}' }, /descriptor\.json is missing/],
  [
    'with a manifest that is not JSON',
    { 'descriptor.json': '{', 'mf-manifest.json': '{}' },
    /descriptor\.json: /,
  ],
  [
    'with an invalid manifest',
    { 'descriptor.json': '{"id":"../x"}', 'mf-manifest.json': '{}' },
    /descriptor\.json: /,
  ],
])('rejects a build %s and leaves the site unchanged', async (_case, files, reason) => {
  const distDir = await scratch.folder(files);
  await expect(publishModule({ siteDir: scratch.siteDir, distDir })).rejects.toThrow(reason);
  expect(() => readdirSync(scratch.siteDir)).toThrow('ENOENT');
});

test('rejects an id that is an inherited property name, and so does the check', async () => {
  const distDir = await scratch.moduleBuild('constructor', 'one');
  const reason = 'id constructor is a name that every object has';
  await expect(publishModule({ siteDir: scratch.siteDir, distDir })).rejects.toThrow(reason);
  await expect(checkModule(distDir)).rejects.toThrow(reason);
});

test('rejects a route that belongs to another module', async () => {
  await publish('yard', 'one');
  const routes = [{ path: '/yard', access: 'read' }];
  await expect(publish('quay', 'one', { path: '/yard', routes })).rejects.toThrow(
    'the route /yard belongs to the module yard',
  );
});

const takenRoutes = [
  '/LOGIN',
  '/login/',
  '/Forgot-Password',
  '/',
  '/modules',
  '/modules/etat',
  '/api/x',
  '/:any',
  '/Yard/',
  '//yard',
];

test.each(takenRoutes)(
  'refuses the route %s, which the router takes for an address that is in use',
  async (path) => {
    await publish('yard', 'one');
    const { siteDir } = scratch;
    const before = readFileSync(`${siteDir}/modules.json`, 'utf8');
    const routes = [{ path, access: 'public' }];
    await expect(publish('quay', 'one', { routes })).rejects.toThrow(`the route ${path} `);
    const folder = await scratch.folder({ 'quay.json': JSON.stringify({ ...manifestOf('quay'), routes }) });
    const manifestFile = `${folder}/quay.json`;
    await expect(publishPlaceholder({ siteDir, manifestFile })).rejects.toThrow(`the route ${path} `);
    expect(readFileSync(`${siteDir}/modules.json`, 'utf8')).toBe(before);
  },
);

test('addresses below the path of a module are its own, even those without a page', async () => {
  const { siteDir } = scratch;
  await publish('yard', 'one', { routes: [{ path: '/yard/gate', access: 'read' }] });
  await publish('yard', 'two');
  for (const path of ['/yard/gate', '/Yard/Gate/']) {
    const below = { path, routes: [{ path, access: 'read' }] };
    await expect(publish('quay', 'one', below)).rejects.toThrow('which belongs to the module yard');
  }
  expect(await rollbackModule({ siteDir, id: 'yard' })).toMatchObject({ outcome: 'live-again' });
});

test('rejects a module whose path contains the pages of another', async () => {
  await publish('quay', 'one', { path: '/port/quay', routes: [{ path: '/port/quay', access: 'read' }] });
  const around = { path: '/port', routes: [{ path: '/port/office', access: 'read' }] };
  await expect(publish('yard', 'one', around)).rejects.toThrow(
    'below its path /port lies /port/quay, which belongs to the module quay',
  );
});

test('refuses a rollback to routes that another module has taken since', async () => {
  const { siteDir } = scratch;
  const routes = [{ path: '/yard/archive', access: 'read' }];
  const { version } = await publish('yard', 'one', { routes });
  await publish('yard', 'two', { path: '/shed', routes: [{ path: '/shed', access: 'read' }] });
  await publish('quay', 'one', { path: '/yard', routes: [{ path: '/Yard/:page', access: 'read' }] });
  const reason = 'the route /yard/archive belongs to the module quay already';
  await expect(rollbackModule({ siteDir, id: 'yard' })).rejects.toThrow(reason);
  await expect(startCanary({ siteDir, id: 'yard', version, percent: 10, users: [] })).rejects.toThrow(reason);
});

test('an invalid registry entry does not affect the others', async () => {
  await publish('quay', 'one');
  await publish('yard', 'one');
  const registry = path.join(scratch.siteDir, 'modules.json');
  writeFileSync(registry, readFileSync(registry, 'utf8').replace('"id":"quay"', '"id":7'));
  await publish('yard', 'two');
  expect(registryEntries().map(({ live }) => live.id)).toEqual(['yard']);
});

test('never overwrites an unreadable registry', async () => {
  mkdirSync(scratch.siteDir);
  writeFileSync(path.join(scratch.siteDir, 'modules.json'), '<html>');
  await expect(publish('yard', 'one')).rejects.toThrow('cannot be read');
  expect(readFileSync(path.join(scratch.siteDir, 'modules.json'), 'utf8')).toBe('<html>');
});

test('the registry has compressed copies of the same content after each publish', async () => {
  const registry = path.join(scratch.siteDir, 'modules.json');
  await publish('quay', 'one');
  for (const code of ['one', 'two']) {
    await publish('yard', code);
    const plain = readFileSync(registry);
    expect(brotliDecompressSync(readFileSync(`${registry}.br`)).equals(plain)).toBe(true);
    expect(gunzipSync(readFileSync(`${registry}.gz`)).equals(plain)).toBe(true);
  }
});

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry } from '@escale/contracts';
import {
  startCanary,
  readHistory,
  publishPlaceholder,
  publishModule,
  publishShell,
  rollbackShell,
  siteLayout,
  siteStatus,
} from '@escale/site';
import { runCommand } from './run-command';
import { createScratch, manifestOf, type TestOffer } from '@escale/site/testing';

let scratch: ReturnType<typeof createScratch>;

beforeEach(() => {
  scratch = createScratch();
});

afterEach(() => scratch.remove());

const buildOf = (mark: string, versions: TestOffer = {}) =>
  scratch.shellBuild(
    {
      'index.html': `<script src="/main.${mark}.js"></script>`,
      [`main.${mark}.js`]: `// ${mark}\n${'export const deck = 1;\n'.repeat(100)}`,
      [`main.${mark}.js.map`]: '{}',
      'favicon.svg': `<svg id="${mark}"/>`,
    },
    versions,
  );

async function release(mark: string, versions: TestOffer = {}, force?: string) {
  const distDir = await buildOf(mark, versions);
  return publishShell({ siteDir: scratch.siteDir, distDir, defaultConfig: { sentryDsn: '' }, force });
}

const inSite = (...parts: string[]) => path.join(scratch.siteDir, ...parts);
const readPage = () => readFileSync(inSite('index.html'), 'utf8');

async function publishYard(overrides: Record<string, unknown> = {}, canary = false) {
  const distDir = await scratch.moduleBuild('yard', JSON.stringify(overrides), overrides);
  return publishModule({ siteDir: scratch.siteDir, distDir, canary, unchecked: true });
}

test('the first publish creates a complete site: shell, empty registry, configuration', async () => {
  expect(await release('aaaaaaaaaaaa')).toMatchObject({ files: 4, outcome: 'published', from: null });
  expect(readdirSync(scratch.siteDir).sort()).toEqual([
    '.index.html',
    '.shell',
    '.shell.json',
    'config.json',
    'favicon.svg',
    'history.ndjson',
    expect.stringMatching(/^host\.[0-9a-f]{8}\.js$/),
    'index.html',
    'main.aaaaaaaaaaaa.js',
    'main.aaaaaaaaaaaa.js.br',
    'main.aaaaaaaaaaaa.js.gz',
    'modules-history.json',
    'modules.json',
    'shell.json',
  ]);
});

test('keeps five releases for open tabs and rollbacks, and removes older ones with their copies', async () => {
  await release('aaaaaaaaaaaa');
  for (const letter of ['b', 'c', 'd', 'e', 'f']) await release(letter.repeat(12));
  await release('f'.repeat(12));
  expect(existsSync(inSite('main.aaaaaaaaaaaa.js'))).toBe(true);
  await release('0'.repeat(12));
  expect(readdirSync(scratch.siteDir).filter((name) => name.includes('aaaaaaaaaaaa'))).toEqual([]);
  expect(existsSync(inSite('main.bbbbbbbbbbbb.js.br'))).toBe(true);
  expect(readdirSync(inSite('.shell'))).toHaveLength(6);
  expect(readPage()).toContain('main.000000000000.js');
});

test('never overwrites the configuration and the registry of a deployment', async () => {
  await release('aaaaaaaaaaaa');
  writeFileSync(inSite('config.json'), '{"sentryDsn":"https://key@host/1"}');
  writeFileSync(inSite('modules.json'), '{"schema":1,"modules":[]}');
  await release('bbbbbbbbbbbb');
  expect(readFileSync(inSite('config.json'), 'utf8')).toBe('{"sentryDsn":"https://key@host/1"}');
  expect(readFileSync(inSite('modules.json'), 'utf8')).toBe('{"schema":1,"modules":[]}');
});

test('rejects a build without a page or with a file reserved for the site', async () => {
  const publish = async (files: Record<string, string>) =>
    publishShell({ siteDir: scratch.siteDir, distDir: await scratch.folder(files), defaultConfig: {} });
  await expect(publish({ 'main.js': '' })).rejects.toThrow('index.html is missing');
  await expect(publish({ 'index.html': '', 'modules.json': '' })).rejects.toThrow(
    'may not hold modules.json',
  );
});

test('a shell that would refuse live modules is not published, and each of them is named', async () => {
  await release('aaaaaaaaaaaa');
  const yard = await publishYard({ requires: { react: '^19.0.0', vue: '^3.0.0' } }, false);
  const quay = await publishModule({
    siteDir: scratch.siteDir,
    distDir: await scratch.moduleBuild('quay', 'one'),
  });
  const before = readPage();
  const refused = release('bbbbbbbbbbbb', { hostApi: '2.0.0', react: '20.1.0' });
  await expect(refused).rejects.toThrow(
    [
      `  quay ${quay.version}: it needs a platform ^1.0.0, and the shell is 2.0.0; it needs react ^19.0.0, and the shell has 20.1.0`,
      `  yard ${yard.version}: it needs a platform ^1.0.0, and the shell is 2.0.0; it needs react ^19.0.0, and the shell has 20.1.0; it needs vue ^3.0.0, which the shell does not provide`,
    ].join('\n'),
  );
  expect(readPage()).toBe(before);
  expect(existsSync(inSite('main.bbbbbbbbbbbb.js'))).toBe(false);
});

const kitPackage = '@escale/design-system';
const kitOf = (version: string, ...names: string[]) => ({
  shared: { [kitPackage]: version },
  exports: { [kitPackage]: names },
});

test('a shell with a major version of the design system is not published while a module needs the one before', async () => {
  await release('aaaaaaaaaaaa', kitOf('1.4.0', 'Button'));
  const { version } = await publishYard({ requires: { react: '^19.0.0', [kitPackage]: '^1.0.0' } });
  await expect(release('bbbbbbbbbbbb', kitOf('2.0.0', 'Button'))).rejects.toThrow(
    `  yard ${version}: it needs ${kitPackage} ^1.0.0, and the shell has 2.0.0\n`,
  );
  expect(await release('cccccccccccc', kitOf('1.5.0', 'Button'))).toMatchObject({ outcome: 'published' });
});

test('a shell without an export that a live module imports is not published, and the export is named', async () => {
  const needs = {
    requires: { react: '^19.0.0', [kitPackage]: '^1.0.0' },
    imports: { [kitPackage]: ['Button', 'Timeline'] },
  };
  const first = await release('aaaaaaaaaaaa', kitOf('1.4.0', 'Button', 'Timeline'));
  const { version } = await publishYard(needs);
  const lacks = () =>
    parseRegistry(readFileSync(inSite('modules.json'), 'utf8')).entries.map(({ live }) => live.lacks);
  expect(lacks()).toEqual([undefined]);
  await expect(release('bbbbbbbbbbbb', kitOf('1.5.0', 'Button'))).rejects.toThrow(
    `  yard ${version}: it imports Timeline of ${kitPackage}, which the shell's 1.5.0 does not export\n`,
  );
  const forced = await release('bbbbbbbbbbbb', kitOf('1.5.0', 'Button'), 'yard follows');
  expect(lacks()).toEqual([{ [forced.version]: `Timeline (${kitPackage})` }]);
  await rollbackShell({ siteDir: scratch.siteDir, to: first.version });
  expect(lacks()).toEqual([{ [forced.version]: `Timeline (${kitPackage})` }]);
  await expect(rollbackShell({ siteDir: scratch.siteDir, to: forced.version })).rejects.toThrow('Timeline');
});

test('a canary is checked, too, but a placeholder is not', async () => {
  const { siteDir } = scratch;
  await publishYard();
  const { version } = await publishYard({ hostApi: '^1.3.0' }, true);
  await startCanary({ siteDir, id: 'yard', version, percent: 10, users: [] });
  const folder = await scratch.folder({
    'gate.json': JSON.stringify({ ...manifestOf('gate'), hostApi: '^9.0.0' }),
  });
  await publishPlaceholder({ siteDir, manifestFile: path.join(folder, 'gate.json') });
  await expect(release('aaaaaaaaaaaa', { hostApi: '1.2.0' })).rejects.toThrow(
    `  yard ${version}: it needs a platform ^1.3.0, and the shell is 1.2.0\npublish`,
  );
  expect(await release('bbbbbbbbbbbb')).toMatchObject({ outcome: 'published', refused: [] });
});

test('a build that does not say what it provides is refused when there are live modules', async () => {
  const distDir = await scratch.folder({ 'index.html': '<!doctype html>' });
  const publish = () => publishShell({ siteDir: scratch.siteDir, distDir, defaultConfig: {} });
  expect(await publish()).toMatchObject({ outcome: 'published' });
  await publishYard();
  await expect(publish()).rejects.toThrow('the shell does not say which it is');
});

test('a reason in words publishes it anyway, and the history keeps the reason', async () => {
  await publishYard();
  await release('aaaaaaaaaaaa');
  await expect(release('bbbbbbbbbbbb', { hostApi: '2.0.0' }, ' ')).rejects.toThrow('needs the reason');
  const forced = await release('bbbbbbbbbbbb', { hostApi: '2.0.0' }, 'yard follows at noon');
  expect(forced).toMatchObject({ outcome: 'published', refused: [{ id: 'yard' }] });
  expect((await readHistory(siteLayout(scratch.siteDir))).at(-1)).toMatchObject({
    action: 'publish',
    id: 'shell',
    version: forced.version,
    from: forced.from,
    reason: 'yard follows at noon',
    refused: ['yard'],
  });
  expect(readFileSync(inSite('modules-history.json'), 'utf8')).not.toContain('noon');
});

test('status names the live shell, what it provides and its publication time', async () => {
  const first = await release('aaaaaaaaaaaa');
  const second = await release('bbbbbbbbbbbb', { hostApi: '1.4.0' });
  const { shell } = await siteStatus(scratch.siteDir);
  expect(shell).toMatchObject({
    version: second.version,
    offer: { hostApi: '1.4.0', shared: { react: '19.3.1' } },
    previous: [first.version],
  });
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand(['status', '--site', scratch.siteDir]);
  expect(said.mock.calls.at(-1)?.[0]).toMatch(
    new RegExp(`^shell\\s+${second.version}\\s+live\\s+${shell?.since ?? ''}\\s+1\\s+-$`, 'm'),
  );
  said.mockRestore();
});

test('a publish that was killed after the pointer moved is completed by the next command', async () => {
  await release('aaaaaaaaaaaa');
  const { version } = await release('bbbbbbbbbbbb');
  writeFileSync(inSite('.index.html'), '<script src="/main.aaaaaaaaaaaa.js"></script>');
  writeFileSync(inSite('favicon.svg'), '<svg/>');
  writeFileSync(inSite('history.ndjson'), '');
  mkdirSync(inSite('.shell/.publishing-999999999-0123'));
  await publishYard();
  expect(readPage()).toContain('main.bbbbbbbbbbbb.js');
  expect(readFileSync(inSite('favicon.svg'), 'utf8')).toContain('bbbbbbbbbbbb');
  await release('cccccccccccc');
  const moves = await readHistory(siteLayout(scratch.siteDir));
  expect(moves.find(({ action }) => action === 'recovered')).toMatchObject({ id: 'shell', version });
  expect(readdirSync(inSite('.shell')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('the page names its own release, and a served file names the live one', async () => {
  const { siteDir } = scratch;
  const distDir = await scratch.shellBuild({ 'index.html': '<head></head>' });
  const { version } = await publishShell({ siteDir, distDir, defaultConfig: {} });
  expect(readPage()).toBe(`<head><meta name="escale-shell" content="${version}"></head>`);
  expect(JSON.parse(readFileSync(inSite('shell.json'), 'utf8'))).toEqual({ version });
});

test('the page names the release of the product that published the shell last, and after a rollback its own', async () => {
  const { siteDir } = scratch;
  const shellOf = (mark: string) => scratch.shellBuild({ 'index.html': `<head>${mark}</head>` });
  const [one, two] = [await shellOf('one'), await shellOf('two')];
  const publish = (distDir: string, product: string) =>
    publishShell({ siteDir, distDir, product, defaultConfig: {} });
  const named = () => /"escale-release" content="([^"]*)"/.exec(readPage())?.[1];
  await publish(one, '1.1.0 (0123abcd)');
  await publish(two, '1.2.0 (4567cdef)');
  expect(named()).toBe('1.2.0 (4567cdef)');
  expect(await publish(two, '1.2.1 (89ab0123)')).toMatchObject({ outcome: 'unchanged' });
  expect(named()).toBe('1.2.1 (89ab0123)');
  await rollbackShell({ siteDir });
  expect(named()).toBe('1.1.0 (0123abcd)');
});

test('the command names its own release', async () => {
  const { siteDir } = scratch;
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const distDir = await scratch.shellBuild({ 'index.html': '<head></head>' });
  jest.spyOn(process.stdout, 'write').mockReturnValueOnce(true);
  expect(await runCommand(['publish-shell', distDir, '--site', siteDir])).toBe(0);
  expect(readPage()).toContain(`<meta name="escale-release" content="${version}`);
});

test('a site without its folder of releases continues, and the next publish of the shell restores it', async () => {
  await release('aaaaaaaaaaaa');
  rmSync(inSite('.shell'), { recursive: true });
  await publishYard();
  expect(readPage()).toContain('main.aaaaaaaaaaaa.js');
  expect(await release('aaaaaaaaaaaa')).toMatchObject({ outcome: 'unchanged' });
  expect(readdirSync(inSite('.shell'))).toHaveLength(1);
});

test('no module may be called shell', async () => {
  const distDir = await scratch.moduleBuild('shell', 'one');
  await expect(publishModule({ siteDir: scratch.siteDir, distDir })).rejects.toThrow("the platform's own");
});

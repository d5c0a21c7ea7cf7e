import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml, firstScreen, type FirstFile } from '@escale/contracts';
import { promoteCanary, startCanary, stopCanary } from '../modules/canary';
import { digestOf } from '../store/file-digests';
import { publishModule } from '../modules/publish-module';
import { publishShell } from '../shell/publish-shell';
import { rollbackModule } from '../modules/rollback-module';
import { createScratch } from '../testing/scratch';

let scratch: ReturnType<typeof createScratch>;

beforeEach(() => {
  scratch = createScratch();
});

afterEach(() => scratch.remove());

const signInRoute = { path: '/login', routes: [{ path: '/login', access: 'anonymous' }] };

const publish = async (
  code: string,
  options: { id?: string; canary?: boolean; files?: Record<string, string> } = {},
) => {
  const { id = 'auth', canary = false, files = { [firstScreen.file]: `<p>${code}</p>` } } = options;
  const manifest = id === 'auth' ? signInRoute : {};
  const distDir = await scratch.moduleBuild(id, code, manifest, files);
  return publishModule({ siteDir: scratch.siteDir, distDir, canary });
};

const release = async (mark: string, named = false) => {
  const files = named ? `<meta name="files" content="${firstScreen.files}">` : '';
  const page = `<title>${mark}</title>${files}${firstScreen.marker}<div id="root"></div>`;
  const distDir = await scratch.shellBuild({ 'index.html': page });
  return publishShell({ siteDir: scratch.siteDir, distDir, defaultConfig: {} });
};

const siteFile = (...parts: string[]) => path.join(scratch.siteDir, ...parts);
const readPage = () => readFileSync(siteFile('index.html'), 'utf8');
const pageShowing = (mark: string, screen: string) => `<title>${mark}</title>${screen}<div id="root"></div>`;

test('the document has the first screen of the live sign-in, whichever of shell and module is published first', async () => {
  await publish('one');
  expect(existsSync(siteFile('index.html'))).toBe(false);
  await release('a');
  expect(readPage()).toBe(pageShowing('a', '<p>one</p>'));
  await publish('two');
  expect(readPage()).toBe(pageShowing('a', '<p>two</p>'));
  await release('b');
  expect(readPage()).toBe(pageShowing('b', '<p>two</p>'));
});

test('the first screen follows a rollback, and a canary only once it is live', async () => {
  const { siteDir } = scratch;
  await release('a');
  await publish('one');
  await publish('two');
  await rollbackModule({ siteDir, id: 'auth' });
  expect(readPage()).toBe(pageShowing('a', '<p>one</p>'));
  const { version } = await publish('three', { canary: true });
  await startCanary({ siteDir, id: 'auth', version, percent: 50, users: [] });
  expect(readPage()).toBe(pageShowing('a', '<p>one</p>'));
  await stopCanary({ siteDir, id: 'auth' });
  await publish('three', { canary: true });
  await promoteCanary({ siteDir, id: 'auth' });
  expect(readPage()).toBe(pageShowing('a', '<p>three</p>'));
});

const filesNamed = () =>
  JSON.parse(/content="([^"]*)"/.exec(readPage())?.[1]?.replaceAll('&quot;', '"') ?? '') as FirstFile[];

test('the document names the files that the sign-in begins with, and their digests', async () => {
  await release('a', true);
  expect(filesNamed()).toEqual([]);
  await publish('one', { id: 'yard' });
  expect(filesNamed()).toEqual([]);
  const { version } = await publish('one');
  const folder = `/modules/auth/${version}/`;
  const digest = (name: string) => digestOf(readFileSync(siteFile('modules/auth', version, name)));
  expect(filesNamed()).toEqual([
    ['fetch', `${folder}descriptor.json`, digest('descriptor.json')],
    ['fetch', `${folder}mf-manifest.json`, digest('mf-manifest.json')],
    ['script', `${folder}remote-entry.0123456789ab.js`, digest('remote-entry.0123456789ab.js')],
    ['script', `${folder}chunks/page.0123456789ab.chunk.js`, digest('chunks/page.0123456789ab.chunk.js')],
  ]);
});

test('the document names what the page of each module with a card loads, by its path', async () => {
  const { siteDir } = scratch;
  const shellDir = await scratch.folder({
    'index.html': `<meta content="${firstScreen.pages}">`,
    'shared-files.json': JSON.stringify({ react: ['/react.js'], yup: ['/yup.js'], other: ['/other.js'] }),
  });
  await publishShell({ siteDir, distDir: shellDir, defaultConfig: {} });
  const requires = { react: '^19.0.0', yup: '^1.0.0' };
  const manifest = {
    card: { label: 'Quai', icon: 'box', description: 'Quai', status: 'available', order: 1 },
    requires,
  };
  const distDir = await scratch.moduleBuild('yard', 'one', manifest);
  const { version } = await publishModule({ siteDir, distDir });
  await publish('one');
  const folder = `/modules/yard/${version}/`;
  const files = {
    shared: ['/react.js', '/yup.js'],
    first: [`${folder}remote-entry.0123456789ab.js`, `${folder}chunks/page.0123456789ab.chunk.js`],
  };
  expect(readPage()).toContain(escapeHtml(JSON.stringify({ '/yard': files })));
});

test('a federation manifest other than the published one adds no files', async () => {
  await release('a', true);
  const { version } = await publish('one');
  appendFileSync(siteFile('modules/auth', version, 'mf-manifest.json'), ' ');
  await release('b', true);
  expect(filesNamed()).toEqual([]);
});

test('without a first screen the document is the plain one of the shell', async () => {
  await release('a');
  expect(readPage()).toBe(pageShowing('a', ''));
  await publish('one');
  await publish('two', { files: {} });
  expect(readPage()).toBe(pageShowing('a', ''));
});

test('only the module that has the sign-in brings a first screen', async () => {
  await release('a');
  await publish('one', { id: 'yard' });
  expect(readPage()).toBe(pageShowing('a', ''));
});

test('a first screen other than the published one is left out', async () => {
  await release('a');
  const { version } = await publish('one');
  appendFileSync(siteFile('modules/auth', version, firstScreen.file), '<p>altered</p>');
  await release('b');
  expect(readPage()).toBe(pageShowing('b', ''));
});

test('the document names the product of this deployment, in a sentence and in capitals', async () => {
  await release('a');
  const names = `${firstScreen.productName}, ${firstScreen.productCapitals}`;
  const files = { [firstScreen.file]: names };
  await publish('one', { files });
  expect(readPage()).toBe(pageShowing('a', 'Escale, ESCALE'));
  writeFileSync(siteFile('config.json'), '{"brand":{"name":" Quai & <Fils> $& "}}');
  await publish('one', { files });
  expect(readPage()).toBe(pageShowing('a', 'Quai &amp; &lt;Fils&gt; $&amp;, QUAI &amp; &lt;FILS&gt; $&amp;'));
});

test('the next publish repairs a page that a killed publish left outdated', async () => {
  await release('a');
  await publish('one');
  writeFileSync(siteFile('index.html'), pageShowing('a', '<p>zero</p>'));
  await publish('one');
  expect(readPage()).toBe(pageShowing('a', '<p>one</p>'));
});

test('an unreadable registry does not stop the shell from being published', async () => {
  await publish('one');
  writeFileSync(siteFile('modules.json'), '<html>');
  await release('a');
  expect(readPage()).toBe(pageShowing('a', ''));
});

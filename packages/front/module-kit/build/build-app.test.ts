import { createHash } from 'node:crypto';
import { hostApiVersion, shellOfferFile, type ShellOffer } from '@escale/contracts';
import type { ChunkList } from './chunk-list-plugin';
import { createApps } from './test-apps';

const apps = createApps();
const successfulBuild = { code: 0, output: '' };

const sources = {
  'src/index.ts':
    "import { Link } from 'react-router-dom';\n" +
    "void import('./page').then(console.log, Link);\n" +
    "void import(/* webpackChunkName: 'http' */ './http');\n" +
    "void import(/* webpackChunkName: 'frame-tools' */ './tools');\n" +
    "void import(/* webpackChunkName: 'sign-in-forms' */ './forms');",
  'src/http.ts': "document.title = 'asked';",
  'src/tools.ts': "document.title = 'framed';",
  'src/forms.ts': "document.title = 'filled';",
  'src/module.tsx': "export const definition = { id: 'planted', pages: [() => import('./page')] };",
  'src/page.tsx': "export { useNavigate } from 'react-router-dom';\nexport const text = '— … é';",
};
const [shell, otherShell] = [apps.shell(sources), apps.shell(sources)];
const [remote, otherRemote] = [apps.module(sources), apps.module(sources)];

const refusedModule = apps.module({
  'src/module.tsx':
    "import * as router from 'react-router-dom';\n" +
    "export { planted } from 'planted';\n" +
    "export { page } from './page';\n" +
    'export const definition = [router];',
  'src/page.tsx':
    "import { useFetcher, useLocation } from 'react-router-dom';\n" +
    'export const page = [useFetcher, useLocation];',
  'node_modules/planted/package.json': '{ "name": "planted", "main": "development/planted.js" }',
  'node_modules/planted/development/planted.js': "exports.planted = 'development';",
});
const moduleWithScreen = apps.module({
  'src/module.tsx': 'export const definition = {};',
  'src/first-screen.tsx':
    "import { Stack, useProductName } from '@escale/design-system';\n" +
    'function Planted() {\n' +
    '  const { capitals } = useProductName();\n' +
    '  return <Stack gap="6"><h1>{capitals}</h1><input name="email" type="email" /></Stack>;\n' +
    '}\n' +
    "export const screens = { 'sign-in': <Planted /> };",
});
let refusedBuild = successfulBuild;

beforeAll(async () => {
  const built = [shell, otherShell, otherRemote, remote, moduleWithScreen];
  const [first = successfulBuild, ...others] = await apps.build(refusedModule, ...built);
  refusedBuild = first;
  expect(others).toEqual(built.map(() => successfulBuild));
}, 120_000);

afterAll(() => apps.remove());

it('the same sources in two folders give the same files', () => {
  expect(otherShell.files()).toEqual(shell.files());
  expect(otherRemote.files()).toEqual(remote.files());
});

it('the shell contains the production build of the router, and only the exports that it provides', () => {
  const scripts = shell.files().filter((file) => file.endsWith('.js'));
  const text = scripts.map(shell.text).join('');
  expect(text).toContain('"useBlocker"');
  expect(text).not.toContain('"useFetcher"');
});

it('a file beside the build of the shell lists the names that it provides', () => {
  const { hostApi, shared, exports } = JSON.parse(shell.text(shellOfferFile)) as ShellOffer;
  expect(hostApi).toBe(hostApiVersion);
  expect(shared['react-router-dom']).toMatch(/^7\./);
  expect(exports?.['react-router-dom']).toEqual(expect.arrayContaining(['Link', 'useBlocker']));
  expect(exports?.['react-router-dom']).not.toContain('useFetcher');
});

it('a module lists what it imports by name, without what the build has dropped', () => {
  const { requires, imports } = JSON.parse(remote.text('descriptor.json')) as Record<string, unknown>;
  expect(requires).toMatchObject({ 'react-router-dom': '^7.0.0' });
  expect(imports).toEqual({ 'react-router-dom': ['useNavigate'] });
});

it('what runs before the first paint is inlined in the document, with its hash and without a file of its own', () => {
  const [, hash = '', script = ''] =
    /<script data-script-hash="([^"]*)">([^]*?)<\/script>/.exec(shell.text('index.html')) ?? [];
  expect(script).toContain('prefers-color-scheme: dark');
  expect(hash).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  for (const file of shell.files().filter((name) => name.endsWith('.js')))
    expect(shell.text(file)).not.toContain('prefers-color-scheme: dark');
});

it('the HTTP client is requested at once if a user is signed in, and only then', () => {
  const file = shell.files().find((name) => /^http\..*\.js$/.test(name)) ?? 'none';
  const page = shell.text('index.html').replaceAll('&quot;', '"');
  expect(page.split(file)).toHaveLength(2);
  expect(page).toContain(`{"frame":["/${file}"],`);
});

it('the entry of a module takes the core of the federation runtime from the page', () => {
  const entry = remote.text(remote.files().find((file) => /^remote-entry.*\.js$/.test(file)) ?? '');
  expect(entry).toContain('_FEDERATION_RUNTIME_CORE');
  expect(entry.length).toBeLessThan(25_000);
});

it('scripts have no character outside ASCII, since one such character makes a browser keep two bytes for each', () => {
  for (const app of [shell, remote]) {
    const scripts = app.files().filter((file) => file.endsWith('.js'));
    for (const script of scripts) expect(app.text(script)).toMatch(/^\p{ASCII}*$/u);
    expect(scripts.map(app.text).join('')).toContain(String.raw`\u2014 \u2026 \xe9`);
  }
});

it('the start of the federation runtime is generated once, and its name contains no local path', () => {
  for (const app of [shell, remote]) {
    expect(app.has('node_modules/.federation')).toBe(false);
    const { contents } = JSON.parse(app.text('.chunks.json')) as ChunkList;
    const generated = Object.values(contents)
      .flatMap((modules) => Object.keys(modules))
      .flatMap((name) => /(?:generated|data):.*/.exec(name)?.[0] ?? []);
    expect(generated).toEqual(['generated:runtime-start']);
  }
});

it('refuses names that the shell does not provide, a shared package as a whole, and development builds', () => {
  const { code, output } = refusedBuild;
  expect(code).toBe(1);
  // An import of the whole package fails too: it has no names to compare with those that the shell provides.
  expect(output).toContain('src/module.tsx imports all of react-router-dom');
  expect(output).toContain("src/page.tsx imports 'useFetcher' of react-router-dom. The shell provides: ");
  expect(output).not.toContain("imports 'useLocation'");
  expect(output).toContain('node_modules/planted/development/planted.js is a development build');
});

it('the first screen of a module is a file of its build: markup and its styles, without scripts', () => {
  const html = moduleWithScreen.text('first-screen.html');
  expect(html).toMatch(
    /^<style data-emotion="css( [\w-]+)+">[^<]*gap:[^<]*<\/style><div data-screen="sign-in" lang="fr"><div class="/,
  );
  expect(html).toContain('<h1>{{PRODUCT}}</h1><input type="text" name="email"/>');
  expect(html).not.toContain('<script');
});

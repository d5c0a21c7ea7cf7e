import { createApps } from './test-apps';

const apps = createApps();
afterAll(() => apps.remove());

it('a module that imports a name which the shell does not provide is refused, with the file and the names', async () => {
  const app = apps.module({
    'src/module.tsx': "export { Planted as definition } from './page';",
    'src/page.tsx':
      "import { useFetcher, useLocation } from 'react-router-dom';\n" +
      "export const Planted = { id: 'planted', pages: [useFetcher, useLocation] };",
  });
  const { code, output } = await app.build();
  expect(code).toBe(1);
  expect(output).toContain("src/page.tsx imports 'useFetcher' of react-router-dom. The shell provides: ");
  expect(output).not.toContain("imports 'useLocation'");
}, 60_000);

it('a module that takes a shared package as a whole is refused, since its names cannot be compared', async () => {
  const app = apps.module({
    'src/module.tsx': "import * as router from 'react-router-dom';\nexport const definition = [router];",
  });
  const { code, output } = await app.build();
  expect(code).toBe(1);
  expect(output).toContain('src/module.tsx imports all of react-router-dom');
}, 60_000);

it('a development build of a package is refused by its file', async () => {
  const app = apps.module({
    'src/module.tsx': "export { planted as definition } from 'planted';",
    'node_modules/planted/package.json': '{ "name": "planted", "main": "development/planted.js" }',
    'node_modules/planted/development/planted.js': "exports.planted = 'development';",
  });
  const { code, output } = await app.build();
  expect(code).toBe(1);
  expect(output).toContain('node_modules/planted/development/planted.js is a development build');
}, 60_000);

it('the shell carries the production build of the router, and of it what is provided alone', async () => {
  const app = apps.shell({
    'src/main.tsx': "import { Link } from 'react-router-dom';\nglobalThis.planted = Link;",
  });
  expect(await app.build()).toEqual({ code: 0, output: '' });
  const text = app
    .files()
    .filter((file) => file.endsWith('.js'))
    .map(app.text)
    .join('');
  expect(text).toContain('"useBlocker"');
  expect(text).not.toContain('"useFetcher"');
}, 60_000);

it('the HTTP client is asked for at once where somebody is signed in, and nowhere else', async () => {
  const app = apps.shell({
    'src/main.tsx': "void import(/* webpackChunkName: 'http' */ './http');",
    'src/http.ts': "document.title = 'asked';",
  });
  expect(await app.build()).toEqual({ code: 0, output: '' });
  const file = app.files().find((name) => /^http\..*\.js$/.test(name)) ?? 'none';
  expect(app.text('appearance-boot.js')).toContain(`localStorage.accessToken&&["/${file}"]`);
  expect(app.text('index.html')).not.toContain(file);
}, 60_000);

it('the entry of a module takes the core of the federation runtime from the page', async () => {
  const app = apps.module({ 'src/module.tsx': "export const definition = { id: 'planted', pages: [] };" });
  expect(await app.build()).toEqual({ code: 0, output: '' });
  const entry = app.text(app.files().find((file) => /^remote-entry.*\.js$/.test(file)) ?? '');
  expect(entry).toContain('_FEDERATION_RUNTIME_CORE');
  expect(entry.length).toBeLessThan(25_000);
}, 60_000);

it('the first screen of a module is a file of its build: markup and its styles, without scripts', async () => {
  const app = apps.module({
    'src/module.tsx': 'export const definition = {};',
    'src/first-screen.tsx':
      "import { Stack, useProductName } from '@escale/design-system';\n" +
      'function Planted() {\n' +
      '  const { capitals } = useProductName();\n' +
      '  return <Stack gap="6"><h1>{capitals}</h1><input name="email" type="email" /></Stack>;\n' +
      '}\n' +
      "export const screens = { 'sign-in': <Planted /> };",
  });
  expect(await app.build()).toEqual({ code: 0, output: '' });
  const html = app.text('first-screen.html');
  expect(html).toMatch(
    /^<style data-screen-styles>[^<]*gap:[^<]*<\/style><div data-screen="sign-in"><div class="/,
  );
  expect(html).toContain('<h1>{{PRODUCT}}</h1><input type="text" name="email"/>');
  expect(html).not.toContain('<script');
}, 60_000);

it('the same sources in two folders give the same files', async () => {
  const page = {
    'src/main.tsx':
      "import { Link } from 'react-router-dom';\nvoid import('./page').then(console.log, Link);",
    'src/module.tsx': "export const definition = { id: 'planted', pages: [() => import('./page')] };",
    'src/page.tsx': "export { useNavigate } from 'react-router-dom';",
  };
  const built = [apps.shell(page), apps.shell(page), apps.module(page), apps.module(page)] as const;
  expect(await Promise.all(built.map((app) => app.build()))).toEqual(Array(4).fill({ code: 0, output: '' }));
  const [shell, otherShell, module, otherModule] = built;
  expect(otherShell.files()).toEqual(shell.files());
  expect(otherModule.files()).toEqual(module.files());
}, 120_000);

import { createApps } from './test-apps';

const apps = createApps();

const sources = {
  'src/module.tsx': "export const definition = { id: 'planted', pages: [() => import('./page')] };",
  'src/page.tsx':
    "import { useNavigate } from 'react-router-dom';\n" +
    "import { anchor } from 'quay';\n" +
    "import classes from './page.module.css';\n" +
    'export const page = [useNavigate, anchor, classes.row];',
  'src/page.module.css': '.row { gap: 1rem }',
  'node_modules/quay/package.json': '{ "name": "quay", "sideEffects": false, "exports": "./index.js" }',
  'node_modules/quay/index.js': "export { anchor } from './anchor';\nexport { crane } from './crane';",
  'node_modules/quay/anchor.js': "export const anchor = 'dropped';",
  'node_modules/quay/crane.js': "export const crane = 'lifted';",
};

/** Files in the module's folder that its build does not bundle: tests, documents, other packages, unused files of a package. */
const unbundledFiles = {
  'README.md': '# Planted',
  'src/page.test.tsx': "it('is planted', () => undefined);",
  'pnpm-lock.yaml': 'lockfileVersion: 9',
  'node_modules/quay/README.md': '# Quay',
  'node_modules/quay/crane.js': "export const crane = 'lowered';\nexport const hook = 1;",
  'node_modules/shed/index.js': 'export const shed = 1;',
};

const plainModule = apps.module(sources);
const moduleWithUnbundledFiles = apps.module({ ...sources, ...unbundledFiles });
const moduleWithMoreCode = apps.module({
  ...sources,
  'node_modules/quay/anchor.js': "export const anchor = 'weighed';",
});

beforeAll(async () => {
  for (const build of await apps.build(plainModule, moduleWithUnbundledFiles, moduleWithMoreCode))
    expect(build).toEqual({ code: 0, output: '' });
}, 120_000);

afterAll(() => apps.remove());

const publishedFiles = (app: typeof plainModule) =>
  Object.fromEntries(
    app
      .files()
      .filter((file) => !/^\.|\.map$/.test(file))
      .map((file) => [file, app.text(file)]),
  );

const buildIdIn = (app: typeof plainModule) =>
  /chunks_escale_planted_(\w{8})\b/.exec(Object.values(publishedFiles(app)).join())?.[1];

it('a changed test, document or foreign package changes no byte of a module', () => {
  expect(publishedFiles(moduleWithUnbundledFiles)).toEqual(publishedFiles(plainModule));
});

it('the build id of a module covers what it bundles, and is in its file names', () => {
  expect(buildIdIn(plainModule)).toMatch(/^[0-9a-f]{8}$/);
  expect(buildIdIn(moduleWithMoreCode)).not.toBe(buildIdIn(plainModule));
  const styles = Object.entries(publishedFiles(plainModule)).find(([file]) => file.endsWith('.css'))?.[1];
  expect(styles).toContain(`.escale_planted_${buildIdIn(plainModule)}-`);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlPlugin from 'html-webpack-plugin';
import type { Stats } from 'webpack';
import { ChunkListPlugin, type ChunkList } from './chunk-list-plugin';
import { FirstLoadPlugin } from './first-load';
import { LeanFilesPlugin } from './lean-files';
import { PreloadPlugin } from './preload-plugin';
import { ScreenFilePlugin } from './screen-file';
import webpack from 'webpack';

const marker = '{{screen-files}}';
let folder: string;

const writeSource = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

const readBuiltFile = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');

/**
 * Writes an app with shared packages. `dom` consumes `view` (as react-dom consumes react), and `forms` consumes `fields`; only one
 * screen needs `forms` and `fields`. `view` runs early. `plain` is not shared; `own`, `forms` and `late` import it.
 */
function writeSources(): void {
  folder = mkdtempSync(path.join(tmpdir(), 'escale-first-load-'));
  for (const [name, code] of [
    ['view', 'export const view = document.title;'],
    ['plain', 'export const plain = document.referrer;'],
    ['dom', "import { view } from 'view'; export const dom = view + 'dom';"],
    ['kit', "import { dom } from 'dom'; export const kit = dom + 'kit';"],
    ['fields', "import { kit } from 'kit'; export const fields = kit + 'fields';"],
    [
      'forms',
      "import { fields } from 'fields'; import { plain } from 'plain'; export const forms = fields + plain;",
    ],
    ['late', "import { plain } from 'plain'; export const late = plain + 'late';"],
  ] as const) {
    writeSource(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
    writeSource(`node_modules/${name}/index.js`, code);
  }
  writeSource('packages/own/package.json', JSON.stringify({ name: 'own', version: '1.0.0' }));
  writeSource(
    'packages/own/index.js',
    "import { kit } from 'kit'; import { plain } from 'plain'; export const own = kit + plain;",
  );
  symlinkSync(path.join(folder, 'packages/own'), path.join(folder, 'node_modules/own'));
  writeSource(
    'src/main.js',
    "import { own } from 'own'; import(/* webpackChunkName: 'screen' */ 'forms'); import('late'); own();",
  );
  writeSource('index.html', `<body data-files="${marker}"></body>`);
}

let mainBuild: Stats | undefined;
beforeAll(async () => {
  writeSources();
  mainBuild = await build('dist', { first: ['screen'] }, ['view']);
});

afterAll(() => rmSync(folder, { recursive: true }));

async function build(
  to: string,
  screens: Record<string, string[]>,
  early: readonly string[],
): Promise<Stats | undefined> {
  const shared = { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0' };
  const config: webpack.Configuration = {
    mode: 'production',
    optimization: { minimize: false, chunkIds: 'named' },
    context: folder,
    entry: { main: './src/main.js' },
    output: { path: path.join(folder, to), publicPath: '/', uniqueName: 'tried' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'tried',
        shared: {
          view: shared,
          dom: shared,
          kit: shared,
          fields: shared,
          forms: shared,
          own: shared,
          late: shared,
        },
        manifest: false,
        dts: false,
        dev: false,
        experiments: { asyncStartup: true },
      }),
      new HtmlPlugin({ template: './index.html' }),
      new FirstLoadPlugin(early),
      new ScreenFilePlugin('screen', 'screen-packages'),
      new LeanFilesPlugin(),
      new PreloadPlugin({ fetched: ['/modules.json'], screens, marker }),
      new ChunkListPlugin(folder),
    ],
  };
  return new Promise((resolve, reject) => {
    webpack(config).run((error, result) => (error ? reject(error) : resolve(result)));
  });
}

const errorsOf = (stats: Stats | undefined) => stats?.toJson({ all: false, errors: true }).errors;

it('the packages of a first load are two files: our own and those that run early, and the others', () => {
  expect(errorsOf(mainBuild)).toEqual([]);
  const { shared, contents } = JSON.parse(readBuiltFile('.chunks.json')) as ChunkList;
  const [first = ''] = shared.view?.files ?? [];
  const [last = ''] = shared.dom?.files ?? [];
  expect(last).not.toBe(first);
  expect(shared.kit?.files).toEqual([last]);
  expect(contents[first]).toHaveProperty(['packages/own/index.js']);
  expect(contents[last]).not.toHaveProperty(['packages/own/index.js']);
});

it('a package that runs early, but that the entry does not need, fails the build', async () => {
  const reason = 'forms runs early, but the entry does not need it';
  expect(errorsOf(await build('early', { first: ['screen'] }, ['view', 'forms']))).toEqual([
    expect.objectContaining({ message: expect.stringContaining(reason) as string }),
  ]);
});

it('no file waits for a package that is in it', () => {
  const { entry, shared } = JSON.parse(readBuiltFile('.chunks.json')) as ChunkList;
  expect(shared.kit?.shared).toEqual([]);
  expect(shared.own?.shared).toEqual([]);
  expect(entry.shared.sort()).toEqual(['dom', 'kit', 'own', 'view']);
});

it('the other needs of a screen are one file, which waits for no package that it contains', () => {
  const { imports, shared, contents } = JSON.parse(readBuiltFile('.chunks.json')) as ChunkList;
  const [file = '', ...others] = shared.forms?.files ?? [];
  expect(file).toMatch(/^screen-packages/);
  expect(others).toEqual([]);
  expect(shared.fields?.files).toContain(file);
  expect(imports.forms).toEqual({ files: [file], shared: ['forms'] });
  expect(shared.forms?.shared).toEqual(['fields']);
  expect(Object.keys(contents[file] ?? {}).sort()).toEqual(['fields/index.js', 'forms/index.js']);
});

it('no file repeats what every first load has', () => {
  const { entry, shared, contents } = JSON.parse(readBuiltFile('.chunks.json')) as ChunkList;
  const first = new Set([shared.view, shared.dom, entry].flatMap((part) => part?.files ?? []));
  const modulesOf = (file: string) => Object.keys(contents[file] ?? {});
  const everywhere = [...first].flatMap(modulesOf);
  const others = Object.keys(contents).filter((file) => !first.has(file));
  expect(everywhere).toContain('plain/index.js');
  expect(others.flatMap(modulesOf).sort()).toEqual(['fields/index.js', 'forms/index.js', 'late/index.js']);
});

it('the document preloads entry and first file, and lists the last one and the file of the screen', () => {
  const { shared } = JSON.parse(readBuiltFile('.chunks.json')) as ChunkList;
  const page = readBuiltFile('index.html');
  const preloads = [...page.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  const everywhere = new Set([...(shared.view?.files ?? []), ...(shared.dom?.files ?? [])]);
  const entry = /<script [^>]*src="([^"]+)"/.exec(page)?.[1];
  expect(preloads).toEqual(['/modules.json', `/${shared.view?.files[0] ?? ''}`, entry]);
  const list = /data-files="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '';
  const { first, last } = JSON.parse(list) as { first: string[]; last: string[] };
  expect(last).toEqual([`/${shared.dom?.files[0] ?? ''}`]);
  const forms = shared.forms?.files.filter((file) => !everywhere.has(file)) ?? [];
  expect(forms).toHaveLength(1);
  expect(first).toEqual(expect.arrayContaining(forms.map((file) => `/${file}`)));
  expect(first.filter((file) => everywhere.has(file.slice(1)))).toEqual([]);
});

it('a screen whose chunk is missing fails the build', async () => {
  expect(errorsOf(await build('gone', { first: ['elsewhere'] }, ['view']))).toEqual([
    expect.objectContaining({ message: expect.stringContaining('no chunk is named elsewhere') as string }),
  ]);
});

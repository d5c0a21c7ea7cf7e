import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { LeanFilesPlugin } from './lean-files';

let folder: string;

const writeSource = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'escale-lean-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Builds a page that imports a part, which imports a dependency of this size. Returns the number of files, and the indexes of those
 * that contain the part and the dependency.
 */
async function buildPage(dependencyBytes: number, plugins: readonly WebpackPluginInstance[]) {
  writeSource('node_modules/dependency/package.json', '{ "name": "dependency", "version": "1.0.0" }');
  writeSource(
    'node_modules/dependency/index.js',
    `export const dependency = '${'x'.repeat(dependencyBytes)}';`,
  );
  writeSource(
    'src/part.js',
    "import { dependency } from 'dependency'; document.title = 'the part' + dependency;",
  );
  writeSource('src/main.js', "import('./part');");
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './src/main.js',
        output: { path: path.join(folder, 'dist') },
        optimization: { minimize: false },
        performance: false,
        plugins: [...plugins],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  expect(stats?.toJson({ all: false, errors: true, warnings: true })).toEqual(
    expect.objectContaining({ errors: [], warnings: [] }),
  );
  const texts = readdirSync(path.join(folder, 'dist')).map((file) =>
    readFileSync(path.join(folder, 'dist', file), 'utf8'),
  );
  return {
    part: texts.findIndex(containsWords('the part')),
    dependency: texts.findIndex(containsWords('xxx')),
    count: texts.length,
  };
}

const containsWords = (words: string) => (text: string) => text.includes(words);

it('what is always requested together becomes one file', async () => {
  expect(await buildPage(60_000, [])).toMatchObject({ count: 3 });
  rmSync(path.join(folder, 'dist'), { recursive: true });
  const { part, dependency, count } = await buildPage(60_000, [new LeanFilesPlugin()]);
  expect(count).toBe(2);
  expect(dependency).toBe(part);
});

it('a large dependency stays a file of its own', async () => {
  const { part, dependency, count } = await buildPage(600_000, [new LeanFilesPlugin()]);
  expect(count).toBe(3);
  expect(dependency).not.toBe(part);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { ChunkListPlugin, type ChunkList } from './chunk-list-plugin';

let folder: string;

const writeSource = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'escale-chunks-'));
  for (const name of ['texts', 'grid']) {
    writeSource(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
    writeSource(`node_modules/${name}/index.js`, `export const ${name} = document.title + '${name}';`);
  }
  writeSource('src/main.js', "import { texts } from 'texts'; import('grid'); document.body.append(texts);");
  writeSource('src/module.js', "export const page = () => import('./sign-in-page');");
});

afterEach(() => rmSync(folder, { recursive: true }));

async function build(isHost: boolean): Promise<ChunkList> {
  const shared = (name: string) => ({
    [name]: {
      singleton: true,
      version: '1.0.0',
      requiredVersion: '^1.0.0',
      ...(!isHost && { import: false as const }),
    },
  });
  const config: Configuration = {
    mode: 'production',
    optimization: { minimize: false },
    context: folder,
    entry: isHost ? { main: './src/main.js' } : {},
    output: { path: path.join(folder, 'dist'), filename: '[name].[contenthash].js', uniqueName: 'tried' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'tried',
        ...(!isHost && { filename: 'remote-entry.js', exposes: { './module': './src/module.js' } }),
        shared: { ...shared('texts'), ...shared('grid') },
        manifest: false,
        dts: false,
        dev: false,
        experiments: { asyncStartup: true },
      }),
      new ChunkListPlugin(folder),
    ],
  };
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(config).run((error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  return JSON.parse(readFileSync(path.join(folder, 'dist/.chunks.json'), 'utf8')) as ChunkList;
}

it('lists what a shell provides, by the key of the shared package, and what is in each script', async () => {
  const { entry, shared, contents } = await build(true);
  expect(entry.shared).toEqual(['texts']);
  expect(entry.files).toEqual([expect.stringMatching(/^main\.\w+\.js$/)]);
  expect(shared.grid).toEqual({ files: [expect.stringMatching(/\.js$/)], shared: [] });
  expect(contents[shared.grid?.files[0] ?? '']).toHaveProperty(['grid/index.js']);
});

it('lists what a module consumes with its page, when the page imports the grid, too', async () => {
  writeSource('src/sign-in-page.js', "import { texts } from 'texts'; export default texts;");
  const plain = await build(false);
  expect(plain.imports['src/module.js']?.files).toHaveLength(1);
  expect(plain.imports['src/sign-in-page.js']?.shared).toEqual(['texts']);
  writeSource(
    'src/sign-in-page.js',
    "import { texts } from 'texts'; import { grid } from 'grid'; export default texts + grid;",
  );
  const planted = await build(false);
  expect(planted.imports['src/sign-in-page.js']?.shared.sort()).toEqual(['grid', 'texts']);
});

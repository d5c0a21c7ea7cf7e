import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { StableNamesPlugin } from './stable-names';

/** So many module names that some compete for an id. */
const moduleNames = Array.from({ length: 400 }, (_, index) => `module-${index}`);
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'escale-stable-names-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds an app in a separate folder. Returns the id of each module by its name. */
async function idsOf(folder: string, imported: readonly string[]): Promise<Record<string, unknown>> {
  const appDir = path.join(root, folder, 'app');
  mkdirSync(appDir, { recursive: true });
  for (const name of moduleNames) writeFileSync(path.join(appDir, `${name}.js`), `export default '${name}';`);
  writeFileSync(
    path.join(appDir, 'main.js'),
    `export const all = [${imported.map((name) => `import('./${name}.js')`).join()}];`,
  );
  const config: webpack.Configuration = {
    mode: 'production',
    context: appDir,
    entry: './main.js',
    output: { path: path.join(root, folder, 'dist') },
    optimization: { minimize: false },
    plugins: [new StableNamesPlugin(appDir)],
  };
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(config, (error, result) => (error ? reject(error) : resolve(result)));
  });
  const { modules = [] } = stats?.toJson({ all: false, modules: true, modulesSpace: 1_000, ids: true }) ?? {};
  return Object.fromEntries(modules.map(({ name = '', id }) => [name, id]));
}

it('gives modules the same ids in every folder, in whatever order they are found', async () => {
  const ids = await idsOf('one', moduleNames);
  expect(Object.keys(ids).length).toBeGreaterThan(moduleNames.length);
  expect(await idsOf('another/place', [...moduleNames].reverse())).toEqual(ids);
});

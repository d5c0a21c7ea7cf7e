import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createModule } from './create-module';
import { packedPackages } from './pack/packed-packages';
import { bundlers, testedVersions } from './standalone-repository';
import { createScratch } from '@escale/site/testing';

const scratch = createScratch();
afterAll(() => scratch.remove());

const workspaceFolder = process.cwd();

interface PackageManifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageManifest;

const packFiles = () =>
  Object.fromEntries(Object.keys(packedPackages).map((name) => [`escale-${name}-1.0.0.tgz`, name]));

it('asks for the versions that the workspace is tested with', () => {
  const tested: Record<string, string> = {};
  const below = (folder: string) =>
    readdirSync(path.join(workspaceFolder, folder)).map((name) => path.join(folder, name));
  const folders = ['.', ...below('packages'), ...below('packages').flatMap(below)];
  for (const folder of folders.filter((name) =>
    existsSync(path.join(workspaceFolder, name, 'package.json')),
  )) {
    const { dependencies, devDependencies } = manifestIn(path.join(workspaceFolder, folder));
    Object.assign(tested, dependencies, devDependencies);
  }
  tested.typescript = (tested['typescript-7'] ?? '').replace('npm:typescript@', '');
  expect(testedVersions).toEqual(
    Object.fromEntries(Object.keys(testedVersions).map((name) => [name, tested[name]])),
  );
});

it.each(bundlers)('writes a repository built by %s that needs nothing of the workspace', async (bundler) => {
  const packs = await scratch.folder(packFiles());
  const parentDir = await scratch.folder({});
  const folder = await createModule({ id: 'yard', parentDir, standalone: { bundler, packs } });
  const { scripts, dependencies, devDependencies } = manifestIn(folder);
  expect(dependencies['@escale/design-system']).toBe('file:packs/escale-design-system-1.0.0.tgz');
  expect(readFileSync(path.join(folder, 'packs/escale-design-system-1.0.0.tgz'), 'utf8')).toBe(
    'design-system',
  );
  expect(dependencies).not.toHaveProperty('@escale/module-token');
  expect(JSON.stringify({ scripts, dependencies, devDependencies })).not.toMatch(/workspace:|\.\.\//);
  expect(Object.keys(scripts)).toEqual([
    'dev',
    'types',
    'lint',
    'test',
    'build',
    'check',
    'verify',
    'publish',
  ]);
  for (const file of ['.ci/run', '.gitignore', 'tsconfig.json', 'jest.config.mjs', 'README.md'])
    expect(readFileSync(path.join(folder, file), 'utf8')).not.toContain('{{');
});

it.each(['.github/workflows/module.yml', '.gitlab-ci.yml'])(
  '%s checks, and publishes by a token',
  async (file) => {
    const parentDir = await scratch.folder({});
    const folder = await createModule({ id: 'yard', parentDir, standalone: { bundler: 'webpack' } });
    const text = readFileSync(path.join(folder, file), 'utf8');
    const commands = [...text.matchAll(/^ +(?:run:|-(?: run:)?) (\.ci\/run|npm .*)$/gm)].map(
      ([, line]) => line,
    );
    expect([...new Set(commands)]).toEqual([
      '.ci/run',
      'npm run publish -- --preview --to "$ESCALE_PUBLISHER"',
      'npm run publish -- --to "$ESCALE_PUBLISHER"',
    ]);
    expect(text).not.toMatch(/\{\{\w/);
  },
);

it('takes the packs from a registry where no folder is named', async () => {
  const parentDir = await scratch.folder({});
  const folder = await createModule({ id: 'yard', parentDir, standalone: { bundler: 'webpack' } });
  expect(manifestIn(folder).dependencies['@escale/auth']).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(existsSync(path.join(folder, 'packs'))).toBe(false);
});

it('refuses a folder without the packs, and says how to make them', async () => {
  const parentDir = await scratch.folder({});
  const packs = await scratch.folder({});
  await expect(
    createModule({ id: 'yard', parentDir, standalone: { bundler: 'webpack', packs } }),
  ).rejects.toThrow('escale pack --to');
});

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingTranslations, translationProblems, type ModuleManifest } from '@escale/contracts';
import { command, repository } from './repository';
import { manifests, topFolders } from './workspace';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

it.each([...topFolders()])('docs/architecture.md lists the folder %s', (folder) => {
  expect(read('docs/architecture.md')).toContain(`${folder}/`);
});

it('Jest runs each test file of the repository', () => {
  const listed = (...args: string[]) =>
    execFileSync(command('jest'), ['--listTests', ...args], { cwd: repository, encoding: 'utf8' })
      .trim()
      .split('\n');
  const testMatch = ['<rootDir>/{shell,mf-*,mock-api,packages}/**/*.test.{ts,tsx,js,mjs,cjs}'];
  const run = new Set(listed());
  const files = listed('--config', JSON.stringify({ rootDir: repository, testMatch }));
  expect(files.filter((file) => !run.has(file))).toEqual([]);
});

const placeholdersFolder = 'packages/tools/cli/placeholders';
const descriptors = [
  ...readdirSync(repository)
    .filter((folder) => folder.startsWith('mf-'))
    .map((folder) => path.join(folder, 'escale.module.json')),
  ...readdirSync(path.join(repository, placeholdersFolder)).map((file) =>
    path.join(placeholdersFolder, file),
  ),
];

it.each(descriptors)('%s speaks every language of the platform', (file) => {
  const manifest = JSON.parse(read(file)) as ModuleManifest;
  expect([...translationProblems(manifest), ...missingTranslations(manifest)]).toEqual([]);
});

it('neither the lock file nor the registry settings name a host', () => {
  expect(read('pnpm-lock.yaml')).not.toMatch(/https?:\/\/(?!github\.com)/);
  expect(existsSync(path.join(repository, '.npmrc')) ? read('.npmrc') : '').not.toMatch(/registry/);
});

describe.each(manifests())('$folder', ({ dependencies }) => {
  it('pins its dependencies', () => {
    const loose = Object.entries(dependencies).filter(
      ([, version]) =>
        version !== 'workspace:*' && !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});

it('uses one version of each package', () => {
  const versions: Record<string, Set<string>> = {};
  for (const { dependencies } of manifests())
    for (const [name, version] of Object.entries(dependencies)) (versions[name] ??= new Set()).add(version);
  const several = Object.entries(versions).filter(([, found]) => found.size > 1);
  expect(several.map(([name, found]) => `${name}: ${[...found].join(', ')}`)).toEqual([]);
});

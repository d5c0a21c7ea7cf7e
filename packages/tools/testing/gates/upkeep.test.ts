import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository';
import { manifests } from './workspace';

interface Rule {
  groupName?: string;
  matchPackageNames?: string[];
  matchDepNames?: string[];
}

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const renovate = JSON.parse(read('renovate.json')) as {
  minimumReleaseAge: string;
  packageRules: Rule[];
  customManagers: { managerFilePatterns: string[]; matchStrings: string[] }[];
};
const installedPackages = manifests().flatMap(({ dependencies }) => Object.keys(dependencies));
const asPattern = (name: string) =>
  new RegExp(`^${name.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\*+/g, '.*')}$`);

it('Renovate waits as long as pnpm before it takes a release', () => {
  const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(read('pnpm-workspace.yaml')) ?? [];
  expect(renovate.minimumReleaseAge).toBe(`${Number(minutes) / 60 / 24} days`);
});

it('every package that Renovate has a rule for is a dependency', () => {
  const names = renovate.packageRules.flatMap((rule) => [
    ...(rule.matchPackageNames ?? []),
    ...(rule.matchDepNames ?? []),
  ]);
  const unknown = names.filter(
    (name) => !installedPackages.some((dependency) => asPattern(name).test(dependency)),
  );
  expect(unknown).toEqual([]);
});

it('no dependency belongs to two groups', () => {
  const groupsOf = (name: string) =>
    renovate.packageRules
      .filter(
        (rule) => rule.groupName && rule.matchPackageNames?.some((match) => asPattern(match).test(name)),
      )
      .map((rule) => rule.groupName);
  expect(installedPackages.filter((name) => groupsOf(name).length > 1)).toEqual([]);
});

it.each(renovate.customManagers)('the pattern for $managerFilePatterns finds versions', (manager) => {
  const {
    managerFilePatterns: [file = ''],
    matchStrings: [pattern = ''],
  } = manager;
  const found = [...read(file).matchAll(new RegExp(pattern, 'g'))].map(({ groups }) => groups?.depName);
  expect(found).toEqual(expect.arrayContaining(['@rspack/core', 'react', 'pnpm', '@types/react-dom']));
});

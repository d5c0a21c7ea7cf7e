import { readFileSync } from 'node:fs';
import path from 'node:path';

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };

const kitFolder = path.resolve(__dirname, '..');

/** This federation plugin does not work with a newer webpack. Upgrade both together, and then build the shell and the modules. */
const pinnedVersions = {
  webpack: '5.110.3',
  '@module-federation/enhanced': '2.9.2',
  '@module-federation/runtime-core': '2.9.2',
};

it.each(Object.entries(pinnedVersions))('%s is pinned and installed at %s', (name, version) => {
  expect(manifestOf(kitFolder).dependencies[name]).toBe(version);
  expect(manifestOf(path.join(kitFolder, 'node_modules', name)).version).toBe(version);
});

it('the shell uses the same federation packages', () => {
  const shell = manifestOf(path.resolve(kitFolder, '../../../shell'));
  expect(shell.dependencies['@module-federation/enhanced']).toBe(
    pinnedVersions['@module-federation/enhanced'],
  );
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository';

export interface PackageManifest {
  folder: string;
  name: string;
  dependencies: Record<string, string>;
}

const foldersIn = (folder: string) =>
  readdirSync(path.join(repository, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name));

/** Returns the folders of the root that belong to the product: not hidden, not generated. */
export function topFolders(): string[] {
  return foldersIn('.').filter((name) => !name.startsWith('.') && name !== 'node_modules' && name !== 'var');
}

/** Returns every package.json of the workspace, with its dependencies of all kinds. */
export function manifests(): PackageManifest[] {
  return ['.', ...topFolders(), ...foldersIn('packages').flatMap((name) => [name, ...foldersIn(name)])]
    .filter((folder) => existsSync(path.join(repository, folder, 'package.json')))
    .map((folder) => {
      const text = readFileSync(path.join(repository, folder, 'package.json'), 'utf8');
      const manifest = JSON.parse(text) as Record<string, unknown> & { name: string };
      const dependencies = { ...(manifest.dependencies ?? {}), ...(manifest.devDependencies ?? {}) };
      return { folder, name: manifest.name, dependencies: dependencies };
    });
}

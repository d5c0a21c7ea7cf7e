import { existsSync } from 'node:fs';
import path from 'node:path';
import { PublishError } from '@escale/site';

/**
 * How a package is packed. `library`: as JavaScript with declarations, for pages, back ends and their tests.
 * `tool`: as its sources, which tsx runs. `both`: in both forms.
 */
export type PackForm = 'library' | 'tool' | 'both';

/** The packages that a module's own repository, or the back end of a module, needs: folder → form. */
export const packedPackages: Readonly<Record<string, PackForm>> = {
  contracts: 'library',
  i18n: 'library',
  'api-client': 'library',
  auth: 'library',
  realtime: 'library',
  'design-system': 'library',
  'module-kit': 'both',
  testing: 'library',
  'module-token': 'library',
  'data-folder': 'tool',
  site: 'tool',
  backup: 'tool',
  conformance: 'tool',
  cli: 'tool',
};

/** Folders of sources that a tool runs or reads. */
export const toolFolders: Readonly<Record<string, readonly string[]>> = {
  'module-kit': ['build', 'first-screen', 'host', 'lint', 'standalone'],
  'data-folder': ['src'],
  site: ['src'],
  backup: ['src'],
  conformance: ['src'],
  cli: ['bin', 'placeholders', 'src', 'template', 'template-standalone'],
};

/** Configurations that packing bundles beside their sources, since third-party tools import them with plain Node. */
export const configEntries: Readonly<Record<string, readonly string[]>> = {
  'module-kit': ['build/options.ts', 'build/webpack.ts'],
};

/** Returns the root of the platform's repository, the only place where packs are made. */
export function platformRoot(): string {
  const root = path.resolve(import.meta.dirname, '../../../../..');
  if (!existsSync(path.join(root, 'pnpm-workspace.yaml')))
    throw new PublishError('packs are made in the repository of the platform');
  return root;
}

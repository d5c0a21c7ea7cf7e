import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  currentVersions,
  type ModuleDescriptor,
  type ModuleImports,
  type RegistryEntry,
} from '@escale/contracts';
import { writeAtomically } from '../store/atomic-write';
import { siteLayout, type SiteLayout } from '../base/site-layout';

/** `.imports.json`: the imported names of each version of a site, keyed by `<id>@<version>`. Browsers do not need this file. */
export type ImportsRecord = Record<string, ModuleImports>;

const keyOf = ({ id, version }: Pick<ModuleDescriptor, 'id' | 'version'>) => `${id}@${version}`;

/** Returns the recorded imports of a site's versions. */
export async function readImports(site: SiteLayout): Promise<ImportsRecord> {
  const text = await readFile(site.importsRecord, 'utf8').catch(() => '{}');
  return JSON.parse(text) as ImportsRecord;
}

/** Returns the names that a version imports; empty for a version published before imports were recorded. */
export const importsOf = (
  record: ImportsRecord,
  descriptor: Pick<ModuleDescriptor, 'id' | 'version'>,
): ModuleImports => record[keyOf(descriptor)] ?? {};

/**
 * Records the imports of a version about to be published. Drops versions that cannot return: the
 * registry does not name them, and their folder is gone.
 */
export async function recordImports(
  site: SiteLayout,
  entries: readonly RegistryEntry[],
  { id, version, imports }: Pick<ModuleDescriptor, 'id' | 'version'> & { imports: ModuleImports },
): Promise<void> {
  const known = await readImports(site);
  const named = new Set(entries.flatMap(versionsOf).map(keyOf));
  const kept = Object.entries(known).filter(([key]) => named.has(key) || hasFolder(site, key));
  const next = { ...Object.fromEntries(kept), [keyOf({ id, version })]: imports };
  await writeAtomically(site.importsRecord, `${JSON.stringify(next)}\n`);
}

/** True if the site's own folder contains the version. A version can return only from there. */
function hasFolder({ root }: SiteLayout, key: string): boolean {
  const [id = '', version = ''] = key.split('@');
  return existsSync(siteLayout(root).versionFolder(id, version));
}

/** Returns every version of an entry that may be served. */
const versionsOf = (entry: RegistryEntry): ModuleDescriptor[] => [
  ...currentVersions(entry),
  ...entry.previous,
  ...(entry.withdrawn ? [entry.withdrawn] : []),
];

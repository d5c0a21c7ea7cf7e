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

/** `.imports.json`: what the versions of a site import by name, by `<id>@<version>`. People's browsers do not need it. */
export type ImportsRecord = Record<string, ModuleImports>;

const keyOf = ({ id, version }: Pick<ModuleDescriptor, 'id' | 'version'>) => `${id}@${version}`;

/** Returns what the site knows of its versions' imports. */
export async function readImports(site: SiteLayout): Promise<ImportsRecord> {
  const text = await readFile(site.importsRecord, 'utf8').catch(() => '{}');
  return JSON.parse(text) as ImportsRecord;
}

/** What a version imports by name; nothing is known of one that was published before this was recorded. */
export const importsOf = (
  record: ImportsRecord,
  descriptor: Pick<ModuleDescriptor, 'id' | 'version'>,
): ModuleImports => record[keyOf(descriptor)] ?? {};

/**
 * Records the imports of a version that is about to be published, and forgets versions that can not come back: the registry
 * does not name them, and their folder is gone.
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

/** A version comes back from the site's own folder alone, wherever the one at hand is published to. */
function hasFolder({ root }: SiteLayout, key: string): boolean {
  const [id = '', version = ''] = key.split('@');
  return existsSync(siteLayout(root).versionFolder(id, version));
}

/** Every version of an entry that somebody can get. */
const versionsOf = (entry: RegistryEntry): ModuleDescriptor[] => [
  ...currentVersions(entry),
  ...entry.previous,
  ...(entry.withdrawn ? [entry.withdrawn] : []),
];

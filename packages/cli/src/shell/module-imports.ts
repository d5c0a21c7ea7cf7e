import { readFile } from 'node:fs/promises';
import {
  currentVersions,
  type ModuleDescriptor,
  type ModuleImports,
  type RegistryEntry,
} from '@escale/contracts';
import { writeAtomically } from '../atomic-write';
import type { SiteLayout } from '../site-layout';

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

/** Records the imports of a version that is about to be published, and forgets versions that the registry does not name. */
export async function recordImports(
  site: SiteLayout,
  entries: readonly RegistryEntry[],
  { id, version, imports }: Pick<ModuleDescriptor, 'id' | 'version'> & { imports: ModuleImports },
): Promise<void> {
  const known = await readImports(site);
  // A rolled back version can come back as long as its folder is there: those of this module stay.
  const named = new Set(entries.flatMap(versionsOf).map(keyOf));
  const kept = Object.entries(known).filter(([key]) => named.has(key) || key.startsWith(`${id}@`));
  const next = { ...Object.fromEntries(kept), [keyOf({ id, version })]: imports };
  await writeAtomically(site.importsRecord, `${JSON.stringify(next)}\n`);
}

/** Every version of an entry that somebody can get. */
const versionsOf = (entry: RegistryEntry): ModuleDescriptor[] => [
  ...currentVersions(entry),
  ...entry.previous,
  ...(entry.withdrawn ? [entry.withdrawn] : []),
];

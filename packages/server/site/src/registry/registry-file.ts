import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import {
  addressMark,
  formatRegistry,
  parseRegistry,
  type ParsedRegistry,
  type RegistryEntry,
} from '@escale/contracts';
import { writeAtomically } from '../store/atomic-write';
import { makeMove, type Move } from './history';
import { compressedSuffixes, compress } from '../store/precompressed';
import { PublishError } from '../base/publish-error';
import type { SiteLayout } from '../base/site-layout';

/** Reads the site's registry; empty if there is none yet. Throws a `PublishError` if the file is not a registry at all. */
export async function readRegistry(site: SiteLayout): Promise<ParsedRegistry> {
  const text = await readFile(site.registry, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { entries: [], rejected: [] };
  try {
    return parseRegistry(text);
  } catch (error) {
    throw new PublishError(
      `${site.registry} cannot be read (${String(error)}); mend it, or remove it and publish again`,
    );
  }
}

/** Returns the registry's entry of a module, if any, and the entries of all other modules. */
export async function findEntry(
  site: SiteLayout,
  id: string,
): Promise<{ entry: RegistryEntry | undefined; others: RegistryEntry[] }> {
  const { entries } = await readRegistry(site);
  const entry = entries.find(({ live }) => live.id === id);
  return { entry, others: entries.filter((other) => other !== entry) };
}

/**
 * Returns the entries of the registry; none if the file cannot be read, since no module opens then
 * anyway.
 */
export const readableEntries = (site: SiteLayout): Promise<RegistryEntry[]> =>
  readRegistry(site).then(
    ({ entries }) => entries,
    () => [],
  );

/** Replaces e-mail addresses with salted hashes, since the registry is public. */
function withAddressMarks(entry: RegistryEntry): RegistryEntry {
  const { canary } = entry;
  if (!canary?.users.some(isAddress)) return entry;
  const salt = randomBytes(4).toString('hex');
  const users = canary.users.map((name) => (isAddress(name) ? addressMark(name, salt) : name));
  return { ...entry, canary: { ...canary, users } };
}

const isAddress = (name: string) => name.includes('@');

/** Returns the text of the registry, sorted by id. */
function registryText(entries: readonly RegistryEntry[]): string {
  const sorted = entries.map(withAddressMarks).sort((a, b) => (a.live.id < b.live.id ? -1 : 1));
  return formatRegistry(sorted);
}

/** Writes the registry. */
export const writeRegistry = (site: SiteLayout, entries: readonly RegistryEntry[]): Promise<void> =>
  writeText(site, registryText(entries));

/** Writes the registry and records why. */
export function moveRegistry(site: SiteLayout, entries: readonly RegistryEntry[], move: Move): Promise<void> {
  const text = registryText(entries);
  return makeMove(site, move, { file: site.registry, text, write: () => writeText(site, text) });
}

/**
 * Writes the registry with compressed copies. A server may send a copy without comparing its age,
 * so no copy exists while the file changes. After a killed publish, copies may be missing, but none
 * is outdated.
 */
async function writeText(site: SiteLayout, text: string): Promise<void> {
  for (const suffix of compressedSuffixes) await rm(site.registry + suffix, { force: true });
  await writeAtomically(site.registry, text);
  for (const [suffix, copy] of await compress(Buffer.from(text)))
    await writeAtomically(site.registry + suffix, copy);
}

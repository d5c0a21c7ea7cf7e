import { copyFile, readFile } from 'node:fs/promises';
import { formatRegistry, parseRegistry, type ParsedRegistry, type RegistryEntry } from '@escale/contracts';
import { writeAtomically } from './atomic-write';
import { PublishError } from './publish-error';
import type { SiteLayout } from './site-layout';

/** The site's registry; empty when there is none yet. Throws a `PublishError` when the file is no registry at all. */
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

/**
 * Moves the pointer: writes the registry, sorted by id. Entries that could not be read are lost by this, so the file
 * that held them is kept beside it first.
 */
export async function writeRegistry(
  site: SiteLayout,
  read: ParsedRegistry,
  entries: RegistryEntry[],
): Promise<void> {
  if (read.rejected.length > 0) await copyFile(site.registry, `${site.registry}.damaged`);
  const sorted = [...entries].sort((a, b) => (a.live.id < b.live.id ? -1 : 1));
  await writeAtomically(site.registry, formatRegistry(sorted));
}

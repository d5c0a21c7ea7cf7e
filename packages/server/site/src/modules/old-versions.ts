import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { currentVersions } from '@escale/contracts';
import { readPreviews } from '../registry/preview-files';
import { readRegistry } from '../registry/registry-file';
import type { SiteLayout } from '../base/site-layout';

/** Grace period for open tabs that still load chunks of a version removed from the registry. */
const graceMs = 24 * 60 * 60 * 1000;

/**
 * Returns the name of a version's marker, a file beside its folder. The first publish after the version was dropped creates
 * it.
 */
const retiredMarker = (name: string) => `.retired-${name}`;

/**
 * Removes the folders of the versions that neither the registry nor a preview names, after the
 * grace period for open tabs. The period begins with the first publish after registry and previews
 * have dropped the version.
 */
export async function removeOldVersions(site: SiteLayout, id: string, now = Date.now()): Promise<void> {
  const { entries, rejected } = await readRegistry(site);
  const entry = entries.find(({ live }) => live.id === id);
  // An entry that cannot be read may name any version, so nothing is removed.
  if (entry === undefined && rejected.length > 0) return;
  const previews = (await readPreviews(site, now)).map(({ descriptor }) => descriptor);
  const listed = entry === undefined ? [] : [...currentVersions(entry), ...entry.previous];
  const named = new Set(
    [...listed, ...previews].filter((one) => one.id === id).map(({ version }) => version),
  );
  const folder = site.moduleFolder(id);
  for (const name of await readdir(folder)) {
    if (name.startsWith('.')) continue;
    const marker = path.join(folder, retiredMarker(name));
    if (named.has(name)) await rm(marker, { force: true });
    else if (now - (await retiredSince(marker)) > graceMs) {
      await rm(path.join(folder, name), { recursive: true, force: true });
      await rm(marker, { force: true });
    }
  }
}

/** Returns the time of the marker in milliseconds since 1970; creates it if missing. */
async function retiredSince(marker: string): Promise<number> {
  const present = await stat(marker).catch(() => null);
  if (present === null) await writeFile(marker, '');
  return (present ?? (await stat(marker))).mtimeMs;
}

import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry } from './registry-file';
import type { SiteLayout } from './site-layout';

/** Grace period for open tabs that still load chunks of a version removed from the registry. */
const graceMs = 24 * 60 * 60 * 1000;

/** Removes the version folders of a module that the registry no longer names, after the grace period for open tabs. */
export async function removeOldVersions(site: SiteLayout, id: string, now = Date.now()): Promise<void> {
  const { entries } = await readRegistry(site);
  const entry = entries.find(({ live }) => live.id === id);
  if (entry === undefined) return;
  const canary = entry.canary ? [entry.canary.version] : [];
  const named = new Set([entry.live, ...entry.previous, ...canary].map(({ version }) => version));
  const folder = site.moduleFolder(id);
  for (const name of await readdir(folder)) {
    if (named.has(name) || name.startsWith('.')) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (now - mtimeMs > graceMs) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

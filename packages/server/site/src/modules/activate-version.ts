import type { ModuleDescriptor } from '@escale/contracts';
import { findEntry, moveRegistry } from '../registry/registry-file';
import type { SiteLayout } from '../base/site-layout';
import type { ActivationResult } from './activation-result';
import { entryWithLive, restoredEntry, keepWithdrawn } from './changed-entry';
import { assertRoutesFree } from './path-conflict';

/** Makes a descriptor the live version of its module and records the change. The caller holds the site lock. */
export async function activateVersion(
  site: SiteLayout,
  descriptor: ModuleDescriptor,
  mayReplace: (live: ModuleDescriptor) => boolean = () => true,
): Promise<ActivationResult> {
  const { id, version } = descriptor;
  const { entry: found, others } = await findEntry(site, id);
  const current = found && restoredEntry(found);
  if (current?.live.version === version && current.live.entry === descriptor.entry)
    return { id, version, outcome: found?.withdrawn ? 'held' : 'unchanged' };
  if (current !== undefined && !mayReplace(current.live))
    return { id, version, outcome: 'skipped', live: current.live.version };
  assertRoutesFree(descriptor, others);
  const entry = keepWithdrawn(entryWithLive(current, descriptor), found);
  const from = current?.live.version ?? null;
  await moveRegistry(site, [...others, entry], { action: 'publish', id, version, from });
  return { id, version, outcome: found?.withdrawn ? 'held' : 'published', live: current?.live.version };
}

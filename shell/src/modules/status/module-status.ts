import type { ModuleDescriptor } from '@escale/contracts';
import { isRefusal, type ModuleLoadError } from '../errors/module-load-error';
import type { ModuleRecord } from './module-status-store';

/**
 * The status of a module in this tab. `announced`: the module has no code yet. `withdrawn`:
 * temporarily removed. `available`: nothing has been fetched yet. `ready`: its code is loaded or
 * prefetched. `renewed`: this tab runs another version than the registry names; the version from
 * the registry opens next time. `degraded`: its files did not load or its code failed; a fallback
 * version may run. `refused`: incompatible, or its files are not the published ones.
 */
export type ModuleStatus =
  | { kind: 'announced' | 'withdrawn' | 'available' | 'ready' | 'renewed' }
  | { kind: 'degraded' | 'refused'; error: ModuleLoadError };

/** Returns the status of a module from its compatibility and its events in this tab. */
export function deriveModuleStatus(
  { version, entry, withdrawn }: ModuleDescriptor,
  incompatible: ModuleLoadError | null,
  { running, failed, prefetched }: ModuleRecord = {},
): ModuleStatus {
  if (entry === null) return { kind: withdrawn === true ? 'withdrawn' : 'announced' };
  if (incompatible) return { kind: 'refused', error: incompatible };
  if (failed?.version === version)
    return { kind: isRefusal(failed.error) ? 'refused' : 'degraded', error: failed.error };
  if (running !== undefined) return { kind: running === version ? 'ready' : 'renewed' };
  return { kind: prefetched === version ? 'ready' : 'available' };
}

import type { ModuleDescriptor } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { checkCompatibility } from '../compatibility/compatibility';
import { hostCapabilities } from '../compatibility/host-capabilities';
import { isRefusal, type ModuleLoadError } from '../errors/module-load-error';
import { platformClient } from '../registry/platform-client';
import { runtimeConfigQueryOptions } from '../registry/runtime-config';
import { useModuleRecords } from './module-status-store';

/**
 * How a module stands in this tab. `announced`: no code yet. `available`: nothing was fetched yet. `ready`: its code is
 * here. `renewed`: another version runs in this tab, the new one comes at the next opening. `degraded`: a previous
 * version stands in, or its files did not come. `refused`: a gate shuts it out.
 */
export type ModuleStatus =
  | { kind: 'announced' | 'available' | 'ready' | 'renewed' }
  | { kind: 'degraded' | 'refused'; error: ModuleLoadError };

/** Tells how a module stands in this tab; follows what happens to it. */
export function useModuleStatus(): (descriptor: ModuleDescriptor) => ModuleStatus {
  const states = useModuleRecords();
  const { data: config } = useQuery(runtimeConfigQueryOptions(), platformClient);
  return (descriptor) => {
    if (descriptor.entry === null) return { kind: 'announced' };
    const refusal = config && checkCompatibility(descriptor, hostCapabilities(config));
    if (refusal) return { kind: 'refused', error: refusal };
    const { running, failed, prefetched } = states.get(descriptor.id) ?? {};
    if (failed?.version === descriptor.version)
      return { kind: isRefusal(failed.error) ? 'refused' : 'degraded', error: failed.error };
    if (running === descriptor.version || prefetched === descriptor.version) return { kind: 'ready' };
    return { kind: running === undefined ? 'available' : 'renewed' };
  };
}

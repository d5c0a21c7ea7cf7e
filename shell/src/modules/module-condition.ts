import type { ModuleDescriptor } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { refusalOf } from './gates';
import { hostOf } from './host';
import { isRefusal, type ModuleFault } from './module-fault';
import { platformClient } from './platform-client';
import { runtimeConfigQueryOptions } from './runtime-config';
import { useModuleStates } from './tab-state';

/**
 * How a module stands in this tab. `announced`: no code yet. `available`: nothing was fetched yet. `ready`: its code is
 * here. `renewed`: another version runs in this tab, the new one comes at the next opening. `degraded`: a previous
 * version stands in, or its files did not come. `refused`: a gate shuts it out.
 */
export type ModuleCondition =
  | { kind: 'announced' | 'available' | 'ready' | 'renewed' }
  | { kind: 'degraded' | 'refused'; fault: ModuleFault };

/** Tells how a module stands in this tab; follows what happens to it. */
export function useModuleCondition(): (descriptor: ModuleDescriptor) => ModuleCondition {
  const states = useModuleStates();
  const { data: config } = useQuery(runtimeConfigQueryOptions(), platformClient);
  return (descriptor) => {
    if (descriptor.entry === null) return { kind: 'announced' };
    const refusal = config && refusalOf(descriptor, hostOf(config));
    if (refusal) return { kind: 'refused', fault: refusal };
    const { running, failed, prefetched } = states.get(descriptor.id) ?? {};
    if (failed?.version === descriptor.version)
      return { kind: isRefusal(failed.fault) ? 'refused' : 'degraded', fault: failed.fault };
    if (running === descriptor.version || prefetched === descriptor.version) return { kind: 'ready' };
    return { kind: running === undefined ? 'available' : 'renewed' };
  };
}

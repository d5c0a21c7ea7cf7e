import { federationName, type ModuleDescriptor } from '@escale/contracts';
import { readModuleDefinition, type ModuleDefinition } from '@escale/module-kit';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { platformClient } from './platform-client';

const attempted = new Set<string>();

/**
 * Fetches a module's code and checks its shape. Every attempt after the first registers the remote by force, since
 * the runtime keeps what it once saw of a broken one.
 */
async function loadModule(descriptor: ModuleDescriptor): Promise<ModuleDefinition> {
  const name = federationName(descriptor.id);
  const entry = new URL(descriptor.entry ?? '', window.location.origin).href;
  registerRemotes([{ name, entry }], { force: attempted.has(name) });
  attempted.add(name);
  return readModuleDefinition(await loadRemote(`${name}/module`), descriptor.id);
}

/** A module's definition, once for each published version; a failure is not kept. */
function moduleQueryOptions(descriptor: ModuleDescriptor) {
  return queryOptions({
    queryKey: ['module', descriptor],
    queryFn: () => loadModule(descriptor),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useModuleDefinition(descriptor: ModuleDescriptor) {
  return useQuery(moduleQueryOptions(descriptor), platformClient);
}

import type { ModuleDescriptor } from '@escale/contracts';
import type { ModuleDefinition } from '@escale/module-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadModule } from './load-module';
import { platformClient } from '../registry/platform-client';

/** A module's definition, once for each version; a failure is not kept. */
function definitionQueryOptions(descriptor: ModuleDescriptor) {
  return queryOptions({
    queryKey: ['module', descriptor],
    queryFn: () => loadModule(descriptor),
    staleTime: Infinity,
    retry: false,
  });
}

/** Loads a version, or gives the one that is loaded. Throws a `ModuleLoadError`. */
export function fetchDefinition(descriptor: ModuleDescriptor): Promise<ModuleDefinition> {
  return platformClient.query(definitionQueryOptions(descriptor));
}

/** The definition of a version that is loaded already. */
export function cachedDefinition(descriptor: ModuleDescriptor): ModuleDefinition | undefined {
  return platformClient.getQueryData(definitionQueryOptions(descriptor).queryKey);
}

/** Forgets a version whose instance cannot go on (a chunk is missing), so that it is loaded anew. */
export function removeDefinition(descriptor: ModuleDescriptor): void {
  platformClient.removeQueries({ queryKey: definitionQueryOptions(descriptor).queryKey });
}

/** A module's definition for what shows a part of it outside its pages. */
export function useModuleDefinition(descriptor: ModuleDescriptor) {
  return useQuery(definitionQueryOptions(descriptor), platformClient);
}

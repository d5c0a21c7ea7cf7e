import { useSession } from '@escale/auth';
import type { ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import { useLocale } from '@escale/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useModuleLoader } from './module-loader-context';
import { localizeForDisplay } from './registry/localized';
import { overrideState, resolveVersions, type Override, type OverrideState } from './registry/override';
import { registryQueryOptions } from './registry/registry';
import { runtimeConfigQueryOptions } from './registry/runtime-config';

const noEntries: readonly RegistryEntry[] = [];

export function useRegistry() {
  return useQuery(registryQueryOptions(), useModuleLoader().queryClient);
}

export function useRuntimeConfig() {
  return useQuery(runtimeConfigQueryOptions(), useModuleLoader().queryClient);
}

/**
 * Returns the override that this tab requests, with its state. `state` is `null` without an override and until the configuration
 * has loaded.
 */
export function useOverride(): { override: Override | null; state: OverrideState | null } {
  const { override } = useModuleLoader();
  const { data: config } = useRuntimeConfig();
  const state = override === null || config === undefined ? null : overrideState(override, config);
  return { override, state };
}

/** Returns the descriptors that apply to the current user in this tab, in their language. */
export function useDescriptors(): readonly ModuleDescriptor[] {
  const entries = useRegistry().data?.entries ?? noEntries;
  const { user } = useSession();
  const own = useModuleLoader().override?.descriptor;
  const { language } = useLocale();
  return useMemo(
    () => resolveVersions(entries, user, own).map((descriptor) => localizeForDisplay(descriptor, language)),
    [entries, user, own, language],
  );
}

/** Returns the modules by card order, then by id; `useModules()` presents the same list to modules. */
export function useListedModules(): readonly ModuleDescriptor[] {
  const descriptors = useDescriptors();
  return useMemo(
    () => [...descriptors].sort((a, b) => cardOrderOf(a) - cardOrderOf(b) || (a.id < b.id ? -1 : 1)),
    [descriptors],
  );
}

const cardOrderOf = ({ card }: ModuleDescriptor) => card?.order ?? Number.MAX_SAFE_INTEGER;

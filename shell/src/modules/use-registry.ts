import { userPreferencesQueryOptions } from '@escale/api-client';
import { useSession } from '@escale/auth';
import type { ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import { useLocale } from '@escale/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useModuleLoader } from './module-loader-context';
import { localizeForDisplay } from './registry/localized';
import { accessCheckOf } from './registry/may-open';
import {
  mayUsePreview,
  overrideState,
  ownVersion,
  resolveVersions,
  type Override,
  type OverrideState,
} from './registry/override';
import { registryQueryOptions } from './registry/registry';
import { runtimeConfigQueryOptions } from './registry/runtime-config';

const noEntries: readonly RegistryEntry[] = [];

export function useRegistry() {
  return useQuery(registryQueryOptions(), useModuleLoader().queryClient);
}

export function useRuntimeConfig() {
  return useQuery(runtimeConfigQueryOptions(), useModuleLoader().queryClient);
}

/** Returns whether the user may use this tab's preview; `null` without a preview, and until the answer is known. */
function useMayUsePreview(): boolean | null {
  const { override } = useModuleLoader();
  const entries = useRegistry().data?.entries;
  const { user } = useSession();
  const isPreview = override?.preview !== undefined;
  const { data: preferences } = useQuery(userPreferencesQueryOptions(isPreview ? user?.id : undefined));
  if (!isPreview || user === null || entries === undefined || preferences === undefined) return null;
  return mayUsePreview(override, entries, user, accessCheckOf(user.role, preferences));
}

/**
 * Returns the override that this tab requests, with its state. `state` is `null` without an override, and until the configuration
 * and, for a preview, the rights of the user have loaded.
 */
export function useOverride(): { override: Override | null; state: OverrideState | null } {
  const { override } = useModuleLoader();
  const { data: config } = useRuntimeConfig();
  const mayUse = useMayUsePreview();
  if (override === null || config === undefined) return { override, state: null };
  const isKnown = override.preview === undefined || mayUse !== null;
  return { override, state: isKnown ? overrideState(override, config, mayUse ?? true) : null };
}

/** Returns the descriptors that apply to the current user in this tab, in the user's language. */
export function useDescriptors(): readonly ModuleDescriptor[] {
  const entries = useRegistry().data?.entries ?? noEntries;
  const { user } = useSession();
  const { override } = useModuleLoader();
  const mayUse = useMayUsePreview();
  const own = ownVersion(override, () => mayUse === true);
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

import { useSession } from '@escale/auth';
import {
  formatRegistry,
  parseRegistry,
  versionFor,
  type CanaryUser,
  type ModuleDescriptor,
  type RegistryEntry,
} from '@escale/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { activeOverride, overridden } from './override';
import { platformClient } from './platform-client';
import { runtimeConfigQueryOptions } from './runtime-config';
import { retryDelaysMs } from '../integrity/verified-fetch';

const registryUrl = '/modules.json';
const timeoutMs = 6_000;
const rereadMs = 30_000;
const rereadWhileDownMs = 5_000;
const rememberedKey = 'escale.registry';

/** What `/modules.json` said, or the last good one of this browser where it cannot be had. */
export interface Registry {
  entries: RegistryEntry[];
  /** A line of reason for each entry that was left out. */
  rejected: string[];
  /** True: this is what the browser remembered, since the registry cannot be had. */
  remembered: boolean;
}

async function readRegistry(): Promise<Registry> {
  const response = await fetch(registryUrl, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${registryUrl}: ${response.status}`);
  const { entries, rejected } = parseRegistry(await response.text());
  for (const reason of rejected) console.warn(`modules.json: ${reason}`);
  return { entries, rejected, remembered: false };
}

async function fetchRegistry(): Promise<Registry> {
  for (const delay of retryDelaysMs) {
    try {
      return remember(await readRegistry());
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return readRegistry().then(remember, (error: unknown) => {
    const known = recall();
    if (known === null) throw error;
    return known;
  });
}

function remember(registry: Registry): Registry {
  try {
    const text = formatRegistry(registry.entries);
    if (localStorage.getItem(rememberedKey) !== text) localStorage.setItem(rememberedKey, text);
  } catch {
    // Without storage there is no last good registry.
  }
  return registry;
}

function recall(): Registry | null {
  try {
    const text = localStorage.getItem(rememberedKey);
    return text === null ? null : { ...parseRegistry(text), remembered: true };
  } catch {
    return null;
  }
}

/** The registry; read again every half minute and when the tab is looked at, bad entries left out alone. */
export function registryQueryOptions() {
  return queryOptions({
    queryKey: ['registry'],
    queryFn: fetchRegistry,
    staleTime: rereadMs,
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.remembered ? rereadWhileDownMs : rereadMs,
  });
}

export function useRegistry() {
  return useQuery(registryQueryOptions(), platformClient);
}

const noEntries: RegistryEntry[] = [];

/** Reads the registry now; gives the module's entry, `undefined` where it has none or the registry cannot be had. */
export async function refetchEntry(id: string): Promise<RegistryEntry | undefined> {
  const registry = await platformClient
    .query({ ...registryQueryOptions(), staleTime: 0 })
    .catch(() => platformClient.getQueryData(registryQueryOptions().queryKey));
  return registry?.entries.find(({ live }) => live.id === id);
}

/** The version of an entry that counts for a user in this tab: a developer's, a canary, or the live one. */
export function resolveVersion(
  entry: RegistryEntry,
  user: CanaryUser | null,
  config = platformClient.getQueryData(runtimeConfigQueryOptions().queryKey),
): ModuleDescriptor {
  return overridden(versionFor(entry, user), config ? activeOverride(config) : null);
}

/** The descriptors that count for the user of this visit. */
export function useDescriptors(): readonly ModuleDescriptor[] {
  const { data } = useRegistry();
  const entries = data?.entries ?? noEntries;
  const { user } = useSession();
  const { data: config } = useQuery(runtimeConfigQueryOptions(), platformClient);
  return useMemo(() => entries.map((entry) => resolveVersion(entry, user, config)), [entries, user, config]);
}

/** What modules are told of each other by `useModules()`: the listed modules by card order, then by id. */
export function useListedModules(): readonly ModuleDescriptor[] {
  const descriptors = useDescriptors();
  return useMemo(
    () => [...descriptors].sort((a, b) => orderOf(a) - orderOf(b) || (a.id < b.id ? -1 : 1)),
    [descriptors],
  );
}

const orderOf = ({ card }: ModuleDescriptor) => card?.order ?? Number.MAX_SAFE_INTEGER;

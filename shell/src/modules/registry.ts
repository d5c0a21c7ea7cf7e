import { parseRegistry, type ModuleDescriptor } from '@escale/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { platformClient } from './platform-client';

const registryUrl = '/modules.json';
const timeoutMs = 10_000;

async function fetchRegistry(): Promise<ModuleDescriptor[]> {
  const response = await fetch(registryUrl, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${registryUrl}: ${response.status}`);
  const { entries, rejected } = parseRegistry(await response.text());
  for (const reason of rejected) console.warn(`modules.json: ${reason}`);
  return entries.map((entry) => entry.live);
}

/** The live descriptors of `/modules.json`; bad entries are left out alone. */
export function registryQueryOptions() {
  return queryOptions({ queryKey: ['registry'], queryFn: fetchRegistry, staleTime: 60_000 });
}

export function useRegistry() {
  return useQuery(registryQueryOptions(), platformClient);
}

const noModules: ModuleDescriptor[] = [];

/** What modules are told of each other by `useModules()`: the listed modules by card order, then by id. */
export function useListedModules(): readonly ModuleDescriptor[] {
  const { data = noModules } = useRegistry();
  return useMemo(
    () =>
      [...data].sort(
        (a, b) =>
          (a.card?.order ?? Number.MAX_SAFE_INTEGER) - (b.card?.order ?? Number.MAX_SAFE_INTEGER) ||
          (a.id < b.id ? -1 : 1),
      ),
    [data],
  );
}

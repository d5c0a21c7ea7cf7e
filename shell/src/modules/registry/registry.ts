import { formatRegistry, parseRegistry, type ParsedRegistry, type RegistryEntry } from '@escale/contracts';
import { frenchSpaces, localStore } from '@escale/i18n';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { createDeadline, untilAborted } from '../../lib/deadline';
import { withRetries } from '../../lib/retry';

const registryUrl = '/modules.json';
const refetchMs = 30_000;
const refetchWhileDownMs = 5_000;
const storageKey = 'escale.registry';

/** The current `/modules.json`, or this browser's last good copy while the file is unreachable. */
export interface Registry extends ParsedRegistry {
  /** True if the entries are this browser's copy. */
  isStoredCopy: boolean;
}

async function requestRegistry(signal: AbortSignal | null): Promise<ParsedRegistry> {
  const response = await fetch(registryUrl, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return parseRegistry(await response.text());
}

declare global {
  interface Window {
    /** The registry as requested before the application started (`early-startup-steps.ts`). */
    earlyRegistry?: Promise<ParsedRegistry>;
  }
}

/** Starts reading the registry before its first caller needs it. */
export function requestRegistryEarly(): void {
  window.earlyRegistry ??= requestRegistry(null);
  window.earlyRegistry.catch(() => undefined);
}

function takeEarlyRegistry(): Promise<ParsedRegistry> | undefined {
  const early = window.earlyRegistry;
  delete window.earlyRegistry;
  return early;
}

async function readRegistry(signal: AbortSignal): Promise<Registry> {
  try {
    const { entries, rejected } = await untilAborted(takeEarlyRegistry() ?? requestRegistry(signal), signal);
    for (const reason of rejected) console.warn(`modules.json: ${reason}`);
    return { entries, rejected, isStoredCopy: false };
  } catch (cause) {
    throw new Error(`${registryUrl} could not be read`, { cause });
  }
}

function storeRegistry({ entries }: Registry): void {
  const text = formatRegistry(entries);
  if (localStore.read(storageKey) !== text) localStore.write(storageKey, text);
}

function readStoredRegistry(): Registry | null {
  try {
    const text = localStore.read(storageKey);
    return text === null ? null : { ...parseRegistry(text), isStoredCopy: true };
  } catch {
    return null;
  }
}

const displayedTextFields: readonly string[] = ['label', 'description', 'team', 'fr'];

/** Inserts no-break spaces into the French texts of descriptors, for every page that shows them. */
function withFrenchSpaces({ entries, ...rest }: Registry): Registry {
  const { modules } = JSON.parse(formatRegistry(entries), (key, value: unknown) =>
    typeof value === 'string' && displayedTextFields.includes(key) ? frenchSpaces(value) : value,
  ) as { modules: RegistryEntry[] };
  return { entries: modules, ...rest };
}

/** Reads the registry. One deadline covers all attempts, so only a server that fails fast gets a second request. */
async function fetchRegistry(): Promise<Registry> {
  const { signal, clear } = createDeadline();
  try {
    const registry = await withRetries(() => readRegistry(signal), { signal }).finally(clear);
    storeRegistry(registry);
    return withFrenchSpaces(registry);
  } catch (error) {
    const known = readStoredRegistry();
    if (known === null) throw error;
    return withFrenchSpaces(known);
  }
}

/**
 * Returns the query of the registry, refetched on window focus and every half minute; every 5 s while the file is unreachable. An
 * invalid entry does not affect the others.
 */
export function registryQueryOptions() {
  return queryOptions({
    queryKey: ['registry'],
    queryFn: fetchRegistry,
    staleTime: refetchMs,
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.isStoredCopy ? refetchWhileDownMs : refetchMs,
  });
}

/**
 * Refetches the registry and returns a module's entry, or `undefined` if the registry does not list the module. Uses the cached
 * registry if the file is unreachable or the signal aborts.
 */
export async function refetchEntry(
  queryClient: QueryClient,
  id: string,
  signal: AbortSignal,
): Promise<RegistryEntry | undefined> {
  const refetch = queryClient.query({ ...registryQueryOptions(), staleTime: 0 });
  const registry = await untilAborted(refetch, signal).catch(() =>
    queryClient.getQueryData(registryQueryOptions().queryKey),
  );
  return registry?.entries.find(({ live }) => live.id === id);
}

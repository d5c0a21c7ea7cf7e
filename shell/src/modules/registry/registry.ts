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
  /** True: the entries are this browser's copy. */
  remembered: boolean;
}

async function requestRegistry(signal: AbortSignal | null): Promise<ParsedRegistry> {
  const response = await fetch(registryUrl, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return parseRegistry(await response.text());
}

declare global {
  interface Window {
    /** The copy read before the application started (`early-startup-steps.ts`). */
    earlyRegistry?: Promise<ParsedRegistry>;
  }
}

/** Starts reading the registry before its first caller needs it. */
export function readEarly(): void {
  window.earlyRegistry ??= requestRegistry(null);
  window.earlyRegistry.catch(() => undefined);
}

function takeEarly(): Promise<ParsedRegistry> | undefined {
  const early = window.earlyRegistry;
  delete window.earlyRegistry;
  return early;
}

async function readRegistry(signal: AbortSignal): Promise<Registry> {
  try {
    const { entries, rejected } = await untilAborted(takeEarly() ?? requestRegistry(signal), signal);
    for (const reason of rejected) console.warn(`modules.json: ${reason}`);
    return { entries, rejected, remembered: false };
  } catch (cause) {
    throw new Error(`${registryUrl} could not be read`, { cause });
  }
}

function remember({ entries }: Registry): void {
  const text = formatRegistry(entries);
  if (localStore.read(storageKey) !== text) localStore.write(storageKey, text);
}

function recall(): Registry | null {
  try {
    const text = localStore.read(storageKey);
    return text === null ? null : { ...parseRegistry(text), remembered: true };
  } catch {
    return null;
  }
}

const textFields: readonly string[] = ['label', 'description', 'team', 'fr'];

/** Inserts the no-break spaces of module names, for every page that shows them. */
function withFrenchSpaces({ entries, ...rest }: Registry): Registry {
  const { modules } = JSON.parse(formatRegistry(entries), (key, value: unknown) =>
    typeof value === 'string' && textFields.includes(key) ? frenchSpaces(value) : value,
  ) as { modules: RegistryEntry[] };
  return { entries: modules, ...rest };
}

/** Reads the registry. One deadline covers all attempts: only a server that fails fast gets a second request. */
async function fetchRegistry(): Promise<Registry> {
  const { signal, clear } = createDeadline();
  try {
    const registry = await withRetries(() => readRegistry(signal), { signal }).finally(clear);
    remember(registry);
    return withFrenchSpaces(registry);
  } catch (error) {
    const known = recall();
    if (known === null) throw error;
    return withFrenchSpaces(known);
  }
}

/** Returns the query of the registry, refetched every half minute and on window focus. An invalid entry is skipped alone. */
export function registryQueryOptions() {
  return queryOptions({
    queryKey: ['registry'],
    queryFn: fetchRegistry,
    staleTime: refetchMs,
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.remembered ? refetchWhileDownMs : refetchMs,
  });
}

/**
 * Refetches the registry and returns the entry of a module; the known entry if the registry is unreachable or the signal aborts;
 * `undefined` if there is none.
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

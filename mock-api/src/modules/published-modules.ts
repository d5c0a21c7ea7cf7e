import { readFile } from 'node:fs/promises';
import { currentVersions, parseRegistry, type RegistryEntry } from '@escale/contracts';
import { secondsMs } from '../clock';

const readIntervalMs = secondsMs;
const readTimeoutMs = 5 * secondsMs;

async function readSource(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source, { signal: AbortSignal.timeout(readTimeoutMs) });
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  return response.text();
}

export interface PublishedModulesOptions {
  /** Path or address of the `modules.json` of the site; without it, the published modules are unknown. */
  source: string | undefined;
  /** Handles the entries that were read. If it rejects, the next reading handles the same entries again. */
  publish: (entries: readonly RegistryEntry[]) => Promise<void>;
  onError: (error: unknown) => void;
}

export interface PublishedModules {
  /**
   * True for a version that the registry names: no other version can run in a browser. Always false
   * if no registry is configured.
   */
  has: (id: string, version: string) => boolean;
  stop: () => void;
}

/**
 * Reads the registry every second. While the registry is unreadable, the entries last read stay valid. Resolves after the first
 * reading.
 */
export async function followPublishedModules(options: PublishedModulesOptions): Promise<PublishedModules> {
  const { source, publish, onError } = options;
  let versions: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  let text: string | undefined;
  let lastError = '';
  const read = async (from: string) => {
    try {
      const next = await readSource(from);
      if (next === text) return;
      const { entries } = parseRegistry(next);
      await publish(entries);
      versions = new Map(entries.map((entry) => [entry.live.id, versionsOf(entry)]));
      text = next;
      lastError = '';
    } catch (error) {
      if (String(error) !== lastError) onError(error);
      lastError = String(error);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const readRepeatedly = async (from: string) => {
    await read(from);
    if (!ended) timer = setTimeout(() => void readRepeatedly(from), readIntervalMs).unref();
  };
  if (source !== undefined) await readRepeatedly(source);
  return {
    has: (id, version) => versions.get(id)?.has(version) === true,
    stop: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
}

const versionsOf = (entry: RegistryEntry): ReadonlySet<string> =>
  new Set(
    [...currentVersions(entry), ...entry.previous, ...(entry.withdrawn ? [entry.withdrawn] : [])].map(
      ({ version }) => version,
    ),
  );

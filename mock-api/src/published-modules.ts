import { readFile } from 'node:fs/promises';
import { parseRegistry } from '@escale/contracts';
import { secondsMs } from './clock';
import { applyPublishedModules } from './security/role-rights';

const everyMs = secondsMs;
const patienceMs = 5 * secondsMs;

async function readText(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  return response.text();
}

export interface PublishedModulesOptions {
  /** `modules.json` of the site, as a file or an address; without it the permissions of modules are not known. */
  source: string | undefined;
  /** Called after a change, from the second reading on. */
  onChange: () => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Keeps to what the published modules declare: their permissions and role defaults. A registry that cannot be read
 * changes nothing: what was read last goes on to count. Resolves after the first reading to a function that ends it.
 */
export async function followPublishedModules({ source, onChange, onError }: PublishedModulesOptions) {
  applyPublishedModules(source === undefined ? null : []);
  if (source === undefined) return () => undefined;
  let text: string | undefined;
  let lastError = '';
  const read = async () => {
    try {
      const next = await readText(source);
      if (next === text) return;
      applyPublishedModules(parseRegistry(next).entries);
      const isFirst = text === undefined;
      text = next;
      lastError = '';
      if (!isFirst) await onChange();
    } catch (error) {
      if (String(error) !== lastError) onError(error);
      lastError = String(error);
    }
  };
  let timer: NodeJS.Timeout;
  let ended = false;
  const readOn = async () => {
    await read();
    if (!ended) timer = setTimeout(() => void readOn(), everyMs).unref();
  };
  await readOn();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

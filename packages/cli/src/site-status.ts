import { stat } from 'node:fs/promises';
import type { RegistryEntry } from '@escale/contracts';
import { readHistory } from './history';
import { readRegistry } from './registry-file';
import { siteLayout, type SiteLayout } from './site-layout';

export interface ModuleState {
  id: string;
  version: string;
  /** `missing`: the registry names a version whose folder is not there. */
  state: 'live' | 'placeholder' | 'missing';
  owner: string;
  /** When the pointer was moved last, ISO 8601; `null` when no history says it. */
  since: string | null;
  previous: string[];
}

/** What is live in a site, by module, and the registry entries that could not be read, each with its reason. */
export async function siteStatus(siteDir: string): Promise<{ modules: ModuleState[]; rejected: string[] }> {
  const site = siteLayout(siteDir);
  const { entries, rejected } = await readRegistry(site);
  const history = await readHistory(site);
  const modules = await Promise.all(
    entries.map(async (entry) => ({
      id: entry.live.id,
      version: entry.live.version,
      state: await stateOf(site, entry),
      owner: entry.live.owner.team,
      since: history.findLast((line) => line.id === entry.live.id)?.time ?? null,
      previous: entry.previous.map(({ version }) => version),
    })),
  );
  return { modules, rejected };
}

async function stateOf(site: SiteLayout, { live }: RegistryEntry): Promise<ModuleState['state']> {
  if (live.entry === null) return 'placeholder';
  if (!live.entry.startsWith('/')) return 'live';
  return stat(site.versionFolder(live.id, live.version)).then(
    () => 'live',
    () => 'missing',
  );
}

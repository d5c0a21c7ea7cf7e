import { stat } from 'node:fs/promises';
import type { RegistryEntry } from '@escale/contracts';
import { readHistory } from './history';
import { readRegistry } from './registry-file';
import { siteLayout, type SiteLayout } from './site-layout';

export interface ModuleState {
  id: string;
  version: string;
  /** `missing`: the registry names a version without a folder. */
  state: 'live' | 'placeholder' | 'missing';
  owner: string;
  /** Time of the last change of the live version, ISO 8601; `null` without history. */
  since: string | null;
  previous: string[];
}

/** The live version of each module, and the unreadable registry entries with the reason. */
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

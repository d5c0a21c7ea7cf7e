import { stat } from 'node:fs/promises';
import { previewAddress, shellId, type RegistryEntry, type ShellOffer } from '@escale/contracts';
import { changesLive, readHistory, type HistoryLine } from './registry/history';
import { readPreviews } from './registry/preview-files';
import { readRegistry } from './registry/registry-file';
import { liveRelease, readShell } from './live-shell/shell-releases';
import { siteLayout, type SiteLayout } from './base/site-layout';

export interface ModuleState {
  id: string;
  version: string;
  /**
   * `missing`: the registry names a version without a folder. `withdrawn`: the site does not serve
   * the version until it is restored.
   */
  state: 'live' | 'placeholder' | 'missing' | 'withdrawn';
  owner: string;
  /** Time of the last change of the live version, ISO 8601; `null` without history. */
  since: string | null;
  previous: string[];
  /** The version that only some users get; at 0 percent and without `users`, no user gets it yet. */
  canary: { version: string; percent: number; users: string[] } | null;
}

export interface ShellState {
  version: string;
  /** The shell's offer to modules; `null` for a build without one. */
  offer: ShellOffer | null;
  since: string | null;
  /** The other releases available for a rollback. */
  previous: string[];
}

/** A version that no list names, and its end (ISO 8601). */
export interface PreviewState {
  id: string;
  version: string;
  expires: string;
  /** The address that opens it; a path if the caller did not name the site's origin. */
  address: string;
}

export interface SiteState {
  /** `null` until a shell is published. */
  shell: ShellState | null;
  modules: ModuleState[];
  /** The previews that have not ended. */
  previews: PreviewState[];
  rejected: string[];
}

/** Returns the live shell, the live version of each module, the previews, and the unreadable registry entries with the reason. */
export async function siteStatus(siteDir: string, origin = ''): Promise<SiteState> {
  const site = siteLayout(siteDir);
  const { entries, rejected } = await readRegistry(site);
  const history = await readHistory(site);
  const modules = await Promise.all(
    entries.map(async (entry) => ({
      id: entry.live.id,
      version: entry.live.version,
      state: await stateOf(site, entry),
      owner: entry.live.owner.team,
      since: sinceOf(history, entry.live.id),
      previous: entry.previous.map(({ version }) => version),
      canary: canaryState(entry),
    })),
  );
  const previews = (await readPreviews(site)).map(({ id: name, expires, descriptor }) => {
    const { id, version } = descriptor;
    return { id, version, expires, address: origin + previewAddress(descriptor, name) };
  });
  return { shell: await shellState(site, history), modules, previews, rejected };
}

async function shellState(site: SiteLayout, history: readonly HistoryLine[]): Promise<ShellState | null> {
  const record = await readShell(site);
  const live = liveRelease(record);
  if (live === undefined) return null;
  const { version, offer } = live;
  const previous = record.releases.map((release) => release.version).filter((other) => other !== version);
  return { version, offer, since: sinceOf(history, shellId), previous };
}

const sinceOf = (history: readonly HistoryLine[], id: string) =>
  history.findLast((line) => line.id === id && changesLive(line))?.time ?? null;

function canaryState({ canary }: RegistryEntry): ModuleState['canary'] {
  if (!canary) return null;
  const { version, percent, users } = canary;
  return { version: version.version, percent, users };
}

async function stateOf(site: SiteLayout, { live, withdrawn }: RegistryEntry): Promise<ModuleState['state']> {
  if (withdrawn) return 'withdrawn';
  if (live.entry === null) return 'placeholder';
  if (!live.entry.startsWith('/')) return 'live';
  return stat(site.versionFolder(live.id, live.version)).then(
    () => 'live',
    () => 'missing',
  );
}

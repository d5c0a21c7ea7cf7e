import { currentVersions, routeConflict, type ModuleDescriptor, type RegistryEntry } from '@escale/contracts';
import { keptVersions } from '../base/kept-versions';
import { pathConflict } from './path-conflict';
import { PublishError } from '../base/publish-error';
import { moveRegistry, readRegistry } from '../registry/registry-file';
import type { SiteLayout } from '../base/site-layout';
import { restoredEntry, stillWithdrawn } from './changed-entry';

/**
 * What became of the version. `published`: it is live. `held`: it is published, and people get it once the withdrawn
 * module is restored. `unchanged`: it was live already. `skipped`: a real module has replaced the placeholder, or the
 * version was rolled back and only new ones were requested. `staged`: it is a canary without an audience. `canary`: the
 * audience of the canary gets it. `stopped`: it was a canary, everybody gets the live version. `promoted`: it was the
 * canary and is live. `live-again`: it was live before and is so again.
 */
export type ActivationOutcome =
  | 'published'
  | 'held'
  | 'unchanged'
  | 'skipped'
  | 'staged'
  | 'canary'
  | 'stopped'
  | 'promoted'
  | 'live-again'
  | 'withdrawn'
  | 'restored';

export interface ActivationResult {
  id: string;
  version: string;
  outcome: ActivationOutcome;
  /** The live version before, or beside a canary. */
  live?: string | undefined;
  /** Who gets a canary. */
  audience?: { percent: number; users: readonly string[] };
  /** Whether a withdrawn module has a card that says so. */
  card?: boolean;
  /** What the version needs and the live shell lacks; people get it because somebody forced it. */
  lacking?: string[];
}

/** A module in a site folder. */
export interface ModuleInSite {
  siteDir: string;
  id: string;
}

/** A move that gives people a version. */
export interface VersionMove extends ModuleInSite {
  /** Why people get it although the live shell refuses it. */
  force?: string | undefined;
}

/** The entry with another live version; the version that was live becomes the newest previous one. */
export function entryWithLive(
  current: RegistryEntry | undefined,
  descriptor: ModuleDescriptor,
): RegistryEntry {
  const canary = current?.canary;
  const kept = canary && canary.version.version !== descriptor.version ? { canary } : {};
  return { live: descriptor, previous: previousOf(current, descriptor.version), ...kept };
}

/** Registers a published descriptor as a canary without an audience; `escale canary` sets one. */
export async function stageCanary(site: SiteLayout, descriptor: ModuleDescriptor): Promise<ActivationResult> {
  const { id, version } = descriptor;
  const read = await readRegistry(site);
  const current = read.entries.find((entry) => entry.live.id === id);
  if (current?.withdrawn) throw new PublishError(withdrawnRefusal(id));
  if (current?.live.entry == null)
    throw new PublishError(`${id}: a canary needs a live version beside it; publish one first`);
  if (current.live.version === version) return { id, version, outcome: 'unchanged' };
  const present = current.canary;
  if (present?.version.version === version && present.version.entry === descriptor.entry)
    return {
      id,
      version,
      outcome: 'canary',
      live: current.live.version,
      audience: { percent: present.percent, users: present.users },
    };
  const others = read.entries.filter((entry) => entry !== current);
  assertRoutesFree(descriptor, others);
  const canary = { version: descriptor, percent: 0, users: [] };
  await moveRegistry(site, [...others, { ...current, canary }], {
    ...{ action: 'canary', id, version },
    from: current.live.version,
  });
  return { id, version, outcome: 'staged', live: current.live.version };
}

/** Makes a descriptor the live version of its module and records the move. The caller holds the site lock. */
export async function activateVersion(
  site: SiteLayout,
  descriptor: ModuleDescriptor,
  mayReplace: (live: ModuleDescriptor) => boolean = () => true,
): Promise<ActivationResult> {
  const { id, version } = descriptor;
  const read = await readRegistry(site);
  const found = read.entries.find((entry) => entry.live.id === id);
  const current = found && restoredEntry(found);
  if (current?.live.version === version && current.live.entry === descriptor.entry)
    return { id, version, outcome: found?.withdrawn ? 'held' : 'unchanged' };
  if (current !== undefined && !mayReplace(current.live))
    return { id, version, outcome: 'skipped', live: current.live.version };
  const others = read.entries.filter((entry) => entry !== found);
  assertRoutesFree(descriptor, others);
  const entry = stillWithdrawn(entryWithLive(current, descriptor), found);
  const from = current?.live.version ?? null;
  await moveRegistry(site, [...others, entry], { action: 'publish', id, version, from });
  return { id, version, outcome: found?.withdrawn ? 'held' : 'published', live: current?.live.version };
}

/** Why a canary of a withdrawn module is refused. */
export const withdrawnRefusal = (id: string) =>
  `${id} is withdrawn; bring it back first: escale restore ${id}`;

function previousOf(current: RegistryEntry | undefined, version: string): ModuleDescriptor[] {
  if (current === undefined) return [];
  return [current.live, ...current.previous]
    .filter((descriptor) => descriptor.entry !== null && descriptor.version !== version)
    .slice(0, keptVersions());
}

/** Throws a `PublishError` when an address of the version is the platform's or another module's. */
export function assertRoutesFree(descriptor: ModuleDescriptor, others: readonly RegistryEntry[]): void {
  const versions = others.flatMap(currentVersions);
  const conflict = routeConflict(descriptor, versions) ?? pathConflict(descriptor, versions);
  if (conflict !== null) throw new PublishError(`${descriptor.id}: ${conflict}`);
}

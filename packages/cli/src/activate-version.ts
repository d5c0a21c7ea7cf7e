import { currentVersions, routeConflict, type ModuleDescriptor, type RegistryEntry } from '@escale/contracts';
import { recordMove, recoverHistory } from './history';
import { PublishError } from './publish-error';
import { readRegistry, writeRegistry } from './registry-file';
import type { SiteLayout } from './site-layout';

const previousVersionsMax = 5;

/**
 * `published`: the version is live. `unchanged`: it was live already. `skipped`: a real module has replaced the
 * placeholder, or the version was rolled back and only new ones were requested. `staged`: the version is registered as
 * a canary without an audience.
 */
export type ActivationOutcome = 'published' | 'unchanged' | 'skipped' | 'staged';

export interface ActivationResult {
  id: string;
  version: string;
  outcome: ActivationOutcome;
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
  await recoverHistory(site, read.entries);
  const current = read.entries.find((entry) => entry.live.id === id);
  if (current?.live.entry == null)
    throw new PublishError(`${id}: a canary needs a live version beside it; publish one first`);
  if (current.live.version === version) return { id, version, outcome: 'unchanged' };
  const others = read.entries.filter((entry) => entry !== current);
  assertRoutesFree(descriptor, others);
  const canary = { version: descriptor, percent: 0, users: [] };
  await writeRegistry(site, [...others, { ...current, canary }]);
  await recordMove(site, { action: 'canary', id, version, from: current.live.version });
  return { id, version, outcome: 'staged' };
}

/** Makes a descriptor the live version of its module and records the move. The caller holds the site lock. */
export async function activateVersion(
  site: SiteLayout,
  descriptor: ModuleDescriptor,
  mayReplace: (live: ModuleDescriptor) => boolean = () => true,
): Promise<ActivationResult> {
  const { id, version } = descriptor;
  const read = await readRegistry(site);
  await recoverHistory(site, read.entries);
  const current = read.entries.find((entry) => entry.live.id === id);
  if (current?.live.version === version && current.live.entry === descriptor.entry)
    return { id, version, outcome: 'unchanged' };
  if (current !== undefined && !mayReplace(current.live)) return { id, version, outcome: 'skipped' };
  const others = read.entries.filter((entry) => entry !== current);
  assertRoutesFree(descriptor, others);
  await writeRegistry(site, [...others, entryWithLive(current, descriptor)]);
  await recordMove(site, { action: 'publish', id, version, from: current?.live.version ?? null });
  return { id, version, outcome: 'published' };
}

function previousOf(current: RegistryEntry | undefined, version: string): ModuleDescriptor[] {
  if (current === undefined) return [];
  return [current.live, ...current.previous]
    .filter((descriptor) => descriptor.entry !== null && descriptor.version !== version)
    .slice(0, previousVersionsMax);
}

/** Throws a `PublishError` when a route of the version is an address of the platform or of another module. */
export function assertRoutesFree(descriptor: ModuleDescriptor, others: readonly RegistryEntry[]): void {
  const conflict = routeConflict(descriptor, others.flatMap(currentVersions));
  if (conflict !== null) throw new PublishError(`${descriptor.id}: ${conflict}`);
}

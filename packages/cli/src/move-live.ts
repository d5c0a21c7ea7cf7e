import type { ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import { recordMove, recoverHistory } from './history';
import { PublishError } from './publish-error';
import { readRegistry, writeRegistry } from './registry-file';
import type { SiteLayout } from './site-layout';

const keptVersions = 5;

/**
 * `published`: the pointer moved. `unchanged`: this content was live already. `kept`: an own module holds the place
 * of the placeholder, or the version was rolled back and only new ones were asked for. `beside`: it is there as a canary
 * and nobody gets it yet.
 */
export type MoveOutcome = 'published' | 'unchanged' | 'kept' | 'beside';

export interface MoveResult {
  id: string;
  version: string;
  outcome: MoveOutcome;
}

/** An entry whose live version is another one; what was live becomes the newest previous one. */
export function entryWithLive(
  current: RegistryEntry | undefined,
  descriptor: ModuleDescriptor,
): RegistryEntry {
  const canary = current?.canary;
  const kept = canary && canary.version.version !== descriptor.version ? { canary } : {};
  return { live: descriptor, previous: previousOf(current, descriptor.version), ...kept };
}

/** Puts a published descriptor beside the live one, for nobody until `escale canary` names who gets it. */
export async function addBeside(site: SiteLayout, descriptor: ModuleDescriptor): Promise<MoveResult> {
  const { id, version } = descriptor;
  const read = await readRegistry(site);
  await recoverHistory(site, read.entries);
  const current = read.entries.find((entry) => entry.live.id === id);
  if (current === undefined || current.live.entry === null)
    throw new PublishError(`${id}: a canary needs a live version beside it; publish one first`);
  if (current.live.version === version) return { id, version, outcome: 'unchanged' };
  const others = read.entries.filter((entry) => entry !== current);
  refuseTakenRoutes(descriptor, others);
  const canary = { version: descriptor, percent: 0, users: [] };
  await writeRegistry(site, read, [...others, { ...current, canary }]);
  await recordMove(site, { action: 'canary', id, version, from: current.live.version });
  return { id, version, outcome: 'beside' };
}

/** Makes a descriptor the live one of its module, with a line of history. Only for the holder of the lock. */
export async function moveLive(
  site: SiteLayout,
  descriptor: ModuleDescriptor,
  mayReplace: (live: ModuleDescriptor) => boolean = () => true,
): Promise<MoveResult> {
  const { id, version } = descriptor;
  const read = await readRegistry(site);
  await recoverHistory(site, read.entries);
  const current = read.entries.find((entry) => entry.live.id === id);
  if (current?.live.version === version && current.live.entry === descriptor.entry)
    return { id, version, outcome: 'unchanged' };
  if (current !== undefined && !mayReplace(current.live)) return { id, version, outcome: 'kept' };
  const others = read.entries.filter((entry) => entry !== current);
  refuseTakenRoutes(descriptor, others);
  await writeRegistry(site, read, [...others, entryWithLive(current, descriptor)]);
  await recordMove(site, { action: 'publish', id, version, from: current?.live.version ?? null });
  return { id, version, outcome: 'published' };
}

function previousOf(current: RegistryEntry | undefined, version: string): ModuleDescriptor[] {
  if (current === undefined) return [];
  return [current.live, ...current.previous]
    .filter((descriptor) => descriptor.entry !== null && descriptor.version !== version)
    .slice(0, keptVersions);
}

function refuseTakenRoutes(descriptor: ModuleDescriptor, others: readonly RegistryEntry[]): void {
  for (const { live } of others) {
    const taken = descriptor.routes.find((route) => live.routes.some((other) => other.path === route.path));
    if (taken !== undefined)
      throw new PublishError(
        `${descriptor.id}: the route ${taken.path} belongs to the module ${live.id} already`,
      );
  }
}

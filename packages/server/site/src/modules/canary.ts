import type { Canary, ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import { PublishError } from '../base/publish-error';
import type { Move } from '../registry/history';
import { findEntry, moveRegistry } from '../registry/registry-file';
import type { SiteLayout } from '../base/site-layout';
import type { ActivationResult } from './activation-result';
import {
  assertServable,
  changeModule,
  type FoundModule,
  type ModuleInSite,
  type VersionCommandOptions,
} from './change-module';
import { entryWithLive } from './changed-entry';
import { assertRoutesFree } from './path-conflict';

export interface StartCanaryOptions extends VersionCommandOptions {
  /** A version published with `publish --canary`, or one that was live before. */
  version: string;
  /** Percentage of all users, 0 to 100. */
  percent: number;
  /** Users in addition to the percentage, by id or e-mail; the registry stores a hash of an e-mail address. */
  users: readonly string[];
}

/** Registers a published descriptor as a canary without an audience; `escale canary` sets the audience later. */
export async function stageCanary(site: SiteLayout, descriptor: ModuleDescriptor): Promise<ActivationResult> {
  const { id, version } = descriptor;
  const { entry: current, others } = await findEntry(site, id);
  if (current?.withdrawn) throw new PublishError(withdrawnRefusal(id));
  if (current?.live.entry == null)
    throw new PublishError(`${id}: a canary needs a live version beside it; publish one first`);
  const live = current.live.version;
  if (live === version) return { id, version, outcome: 'unchanged' };
  const present = current.canary;
  if (present?.version.version === version && present.version.entry === descriptor.entry)
    return {
      id,
      version,
      outcome: 'canary',
      live,
      audience: { percent: present.percent, users: present.users },
    };
  assertRoutesFree(descriptor, others);
  const canary = { version: descriptor, percent: 0, users: [] };
  await moveRegistry(site, [...others, { ...current, canary }], {
    action: 'canary',
    id,
    version,
    from: live,
  });
  return { id, version, outcome: 'staged', live };
}

/**
 * Serves a version to named users and to a stable percentage of all users. The others keep the live version. Throws a
 * `PublishError` for an unknown version and, without `force`, for a version that the live shell would refuse.
 */
export async function startCanary(options: StartCanaryOptions): Promise<ActivationResult> {
  const { siteDir, id, version, percent, users, force } = options;
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new PublishError(`--percent ${percent} is no share; give a whole number from 0 to 100`);
  if (percent === 0 && users.length === 0)
    throw new PublishError('a canary needs an audience: give --percent or --users');
  return changeUnlessWithdrawn({ siteDir, id }, async (found) => {
    const { site, others, entry } = found;
    const known = [entry.canary?.version, ...entry.previous, entry.live];
    const descriptor = known.find((candidate) => candidate?.version === version);
    if (!descriptor) throw new PublishError(`${id}: ${version} is not there; ${knownVersions(entry)}`);
    if (descriptor === entry.live) throw new PublishError(`${id}: ${version} is live already, for everybody`);
    const forced = await assertServable(found, descriptor, force);
    const canary = { version: descriptor, percent, users: [...users] };
    const from = entry.live.version;
    const move: Move = { action: 'canary', id, version, from, ...forced.line };
    await moveRegistry(site, [...others, { ...entry, canary }], move);
    return {
      id,
      version,
      outcome: 'canary',
      live: entry.live.version,
      audience: { percent, users },
      ...forced.result,
    };
  });
}

/**
 * Makes a module's canary the live version. Throws a `PublishError` if there is no canary, or if
 * the live shell would refuse it. `force` is the reason for making it live anyway.
 */
export async function promoteCanary({
  siteDir,
  id,
  force,
}: VersionCommandOptions): Promise<ActivationResult> {
  return changeUnlessWithdrawn({ siteDir, id }, async (found) => {
    const { site, others, entry } = found;
    const { version: descriptor } = canaryOf(entry);
    const forced = await assertServable(found, descriptor, force);
    const { version } = descriptor;
    const from = entry.live.version;
    const move: Move = { action: 'promote', id, version, from, ...forced.line };
    await moveRegistry(site, [...others, entryWithLive(entry, descriptor)], move);
    return { id, version, outcome: 'promoted', live: from, ...forced.result };
  });
}

/** Ends a module's canary: all users get the live version again. Throws a `PublishError` if there is none. */
export async function stopCanary({ siteDir, id }: ModuleInSite): Promise<ActivationResult> {
  return changeUnlessWithdrawn({ siteDir, id }, async ({ site, others, entry }) => {
    const { version: descriptor } = canaryOf(entry);
    const { live, previous } = entry;
    const move: Move = { action: 'canary-end', id, version: live.version, from: descriptor.version };
    await moveRegistry(site, [...others, { live, previous }], move);
    return { id, version: descriptor.version, outcome: 'stopped', live: live.version };
  });
}

const changeUnlessWithdrawn = (
  module: ModuleInSite,
  change: (found: FoundModule) => Promise<ActivationResult>,
) =>
  changeModule(module, (found) => {
    if (found.entry.withdrawn) throw new PublishError(withdrawnRefusal(module.id));
    return change(found);
  });

const withdrawnRefusal = (id: string) => `${id} is withdrawn; bring it back first: escale restore ${id}`;

function canaryOf(entry: RegistryEntry): Canary {
  if (!entry.canary) throw new PublishError(`${entry.live.id}: there is no canary`);
  return entry.canary;
}

function knownVersions({ live, previous }: RegistryEntry): string {
  return `there are ${[live, ...previous].map(({ version }) => version).join(', ')}`;
}

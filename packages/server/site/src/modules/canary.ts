import type { Canary, RegistryEntry } from '@escale/contracts';
import type { Move } from '../registry/history';
import {
  assertRoutesFree,
  entryWithLive,
  withdrawnRefusal,
  type ActivationResult,
  type ModuleInSite,
  type VersionMove,
} from './activate-version';
import { PublishError } from '../publish-error';
import { moveRegistry, readRegistry } from '../registry/registry-file';
import { assertTakenOrForced } from '../shell/target-shell';
import { siteLayout, type SiteLayout } from '../site-layout';
import { changeSite } from '../change-site';
import { assertIntact } from './version-folder';

export interface StartCanaryOptions extends VersionMove {
  /** A version that was published with `publish --canary`, or one that was live before. */
  version: string;
  /** Percentage of all users, 0 to 100. */
  percent: number;
  /** Users in addition to the percentage, by id or e-mail; the registry keeps a mark of an e-mail. */
  users: readonly string[];
}

/**
 * Serves a version to named users and to a stable percentage of all. The others keep the live version. Throws a
 * `PublishError` for an unknown version and for one that the live shell would refuse.
 */
export async function startCanary(options: StartCanaryOptions): Promise<ActivationResult> {
  const { siteDir, id, version, percent, users, force } = options;
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new PublishError(`--percent ${percent} is no share; give a whole number from 0 to 100`);
  if (percent === 0 && users.length === 0)
    throw new PublishError('a canary is for somebody: give --percent or --users');
  const site = siteLayout(siteDir);
  return changeSite(site, async () => {
    const { read, entry } = await entryOf(site, id);
    const known = [entry.canary?.version, ...entry.previous, entry.live];
    const descriptor = known.find((candidate) => candidate?.version === version);
    if (!descriptor) throw new PublishError(`${id}: ${version} is not there; ${knownVersions(entry)}`);
    if (descriptor === entry.live) throw new PublishError(`${id}: ${version} is live already, for everybody`);
    await assertIntact(site, descriptor);
    assertRoutesFree(descriptor, othersOf(read, entry));
    const forced = await assertTakenOrForced(site, descriptor, force);
    const canary = { version: descriptor, percent, users: [...users] };
    const from = entry.live.version;
    const move: Move = { action: 'canary', id, version, from, ...forced.line };
    await put(site, read, entry, { ...entry, canary }, move);
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
 * Makes a module's canary the live version. Throws a `PublishError` when there is none, or when the live shell would
 * refuse it; `force` says why it goes live all the same.
 */
export async function promoteCanary({ siteDir, id, force }: VersionMove): Promise<ActivationResult> {
  const site = siteLayout(siteDir);
  return changeSite(site, async () => {
    const { read, entry } = await entryOf(site, id);
    const { version: descriptor } = canaryOf(entry);
    await assertIntact(site, descriptor);
    assertRoutesFree(descriptor, othersOf(read, entry));
    const forced = await assertTakenOrForced(site, descriptor, force);
    const { version } = descriptor;
    const from = entry.live.version;
    const move: Move = { action: 'promote', id, version, from, ...forced.line };
    await put(site, read, entry, entryWithLive(entry, descriptor), move);
    return { id, version, outcome: 'promoted', live: from, ...forced.result };
  });
}

/** Ends a module's canary: everybody gets the live version again. Throws a `PublishError` when there is none. */
export async function stopCanary({ siteDir, id }: ModuleInSite): Promise<ActivationResult> {
  const site = siteLayout(siteDir);
  return changeSite(site, async () => {
    const { read, entry } = await entryOf(site, id);
    const { version: descriptor } = canaryOf(entry);
    const { live, previous } = entry;
    const move: Move = { action: 'canary-end', id, version: live.version, from: descriptor.version };
    await put(site, read, entry, { live, previous }, move);
    return { id, version: descriptor.version, outcome: 'stopped', live: live.version };
  });
}

type ReadRegistry = Awaited<ReturnType<typeof readRegistry>>;

async function entryOf(site: SiteLayout, id: string): Promise<{ read: ReadRegistry; entry: RegistryEntry }> {
  const read = await readRegistry(site);
  const entry = read.entries.find(({ live }) => live.id === id);
  if (entry === undefined) throw new PublishError(`there is no module ${id} in ${site.registry}`);
  if (entry.withdrawn) throw new PublishError(withdrawnRefusal(id));
  return { read, entry };
}

function canaryOf(entry: RegistryEntry): Canary {
  if (!entry.canary) throw new PublishError(`${entry.live.id}: there is no canary`);
  return entry.canary;
}

const othersOf = (read: ReadRegistry, entry: RegistryEntry) =>
  read.entries.filter((other) => other !== entry);

async function put(
  site: SiteLayout,
  read: ReadRegistry,
  old: RegistryEntry,
  entry: RegistryEntry,
  move: Move,
): Promise<void> {
  await moveRegistry(site, [...othersOf(read, old), entry], move);
}

function knownVersions({ live, previous }: RegistryEntry): string {
  return `there are ${[live, ...previous].map(({ version }) => version).join(', ')}`;
}

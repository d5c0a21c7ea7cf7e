import { paths, type ModuleDescriptor, type RegistryEntry } from '@escale/contracts';
import {
  assertRoutesFree,
  type ActivationResult,
  type ModuleInSite,
  type VersionMove,
} from './activate-version';
import { PublishError } from '../publish-error';
import { moveRegistry, readRegistry, writeRegistry } from '../registry/registry-file';
import { assertIntact } from './version-folder';
import { assertTakenOrForced } from '../shell/target-shell';
import { siteLayout } from '../site-layout';
import { changeSite } from '../change-site';
import { restoredEntry, withdrawnEntry } from './withdrawn-entry';

export interface WithdrawOptions extends ModuleInSite {
  /** False: the module has no card on the home while it is withdrawn. */
  card: boolean;
}

const hasSignIn = ({ routes }: ModuleDescriptor) => routes.some((route) => route.path === paths.login);

/**
 * Takes a module away from everybody: nothing of its code is fetched, its pages and its card say that it is withdrawn
 * for now, and its canary ends. Withdrawing again changes what becomes of the card. Throws a `PublishError` for an
 * unknown module and for the one that signs people in.
 */
export async function withdrawModule({ siteDir, id, card }: WithdrawOptions): Promise<ActivationResult> {
  const site = siteLayout(siteDir);
  return changeSite(site, async () => {
    const { others, entry } = await entryOf(siteDir, id);
    const whole = restoredEntry(entry);
    if (hasSignIn(whole.live))
      throw new PublishError(
        `${id}: nobody could sign in without it; roll it back or publish another version`,
      );
    const entries = [...others, withdrawnEntry(whole, card)];
    const { version } = whole.live;
    if (entry.withdrawn) await writeRegistry(site, entries);
    else await moveRegistry(site, entries, { action: 'withdraw', id, version, from: null });
    return { id, version, outcome: 'withdrawn', card: card && whole.live.card !== null };
  });
}

/**
 * Brings a withdrawn module back, with the version that was live or has been published since. Throws a `PublishError`
 * when it is not withdrawn, its files are not whole, its addresses are taken or the live shell would refuse it; `force`
 * says why it comes back all the same.
 */
export async function restoreModule({ siteDir, id, force }: VersionMove): Promise<ActivationResult> {
  const site = siteLayout(siteDir);
  return changeSite(site, async () => {
    const { others, entry } = await entryOf(siteDir, id);
    if (!entry.withdrawn) throw new PublishError(`${id}: it is not withdrawn`);
    const restored = restoredEntry(entry);
    const { version } = restored.live;
    await assertIntact(site, restored.live);
    assertRoutesFree(restored.live, others);
    const forced = await assertTakenOrForced(site, restored.live, force);
    const move = { action: 'restore', id, version, from: null, ...forced.line } as const;
    await moveRegistry(site, [...others, restored], move);
    return { id, version, outcome: 'restored', ...forced.result };
  });
}

async function entryOf(
  siteDir: string,
  id: string,
): Promise<{ others: RegistryEntry[]; entry: RegistryEntry }> {
  const site = siteLayout(siteDir);
  const { entries } = await readRegistry(site);
  const entry = entries.find(({ live }) => live.id === id);
  if (entry === undefined) throw new PublishError(`there is no module ${id} in ${site.registry}`);
  return { others: entries.filter((other) => other !== entry), entry };
}

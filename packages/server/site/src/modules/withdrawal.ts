import { paths, type ModuleDescriptor } from '@escale/contracts';
import { PublishError } from '../base/publish-error';
import { moveRegistry, writeRegistry } from '../registry/registry-file';
import type { ActivationResult } from './activation-result';
import { assertServable, changeModule, type ModuleInSite, type VersionCommandOptions } from './change-module';
import { restoredEntry, withdrawnEntry } from './changed-entry';

export interface WithdrawOptions extends ModuleInSite {
  /** Whether the home page shows a card of the module while it is withdrawn. */
  card: boolean;
}

/** True for the module with the page on which users sign in. */
export const hasSignIn = ({ routes }: ModuleDescriptor) => routes.some((route) => route.path === paths.login);

/**
 * Withdraws a module for all users. Browsers fetch none of its code, and its pages and its card say
 * that it is withdrawn for now. Its canary ends. A second call only changes whether there is a
 * card. Throws a `PublishError` for an unknown module and for the sign-in module.
 */
export async function withdrawModule({ siteDir, id, card }: WithdrawOptions): Promise<ActivationResult> {
  return changeModule({ siteDir, id }, async ({ site, others, entry }) => {
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
 * Restores a withdrawn module, with the version that was live or has been published since. Throws a
 * `PublishError` if the module is not withdrawn, its files are incomplete, its addresses are taken
 * or the live shell would refuse it. `force` is the reason for restoring a module that the shell
 * refuses.
 */
export async function restoreModule({
  siteDir,
  id,
  force,
}: VersionCommandOptions): Promise<ActivationResult> {
  return changeModule({ siteDir, id }, async (found) => {
    const { site, others, entry } = found;
    if (!entry.withdrawn) throw new PublishError(`${id}: it is not withdrawn`);
    const restored = restoredEntry(entry);
    const { version } = restored.live;
    const forced = await assertServable(found, restored.live, force);
    const move = { action: 'restore', id, version, from: null, ...forced.line } as const;
    await moveRegistry(site, [...others, restored], move);
    return { id, version, outcome: 'restored', ...forced.result };
  });
}

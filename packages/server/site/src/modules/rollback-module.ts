import type { RegistryEntry } from '@escale/contracts';
import { PublishError } from '../base/publish-error';
import { moveRegistry } from '../registry/registry-file';
import type { ActivationResult } from './activation-result';
import { assertServable, changeModule, type VersionCommandOptions } from './change-module';
import { entryWithLive, restoredEntry, keepWithdrawn } from './changed-entry';
import { readVersionFolder } from './version-folder';

export interface RollbackOptions extends VersionCommandOptions {
  /**
   * The target version: a previous version, or a version that a rollback has replaced and whose folder still exists. By default the
   * version before the live one.
   */
  to?: string | undefined;
}

/**
 * Makes another version of a module live again. A rollback to a previous version removes all newer
 * versions from the registry. A later rollback can name one of these in `to` while its folder
 * exists. Throws a `PublishError` if there is no such version or, without `force`, if the live
 * shell would refuse it.
 */
export async function rollbackModule({ siteDir, id, to, force }: RollbackOptions): Promise<ActivationResult> {
  return changeModule({ siteDir, id }, async (found) => {
    const { site, others } = found;
    const current = restoredEntry(found.entry);
    const { live, previous } = current;
    if (to === live.version) throw new PublishError(`${id}: ${to} is live already`);
    const position = to === undefined ? 0 : previous.findIndex(({ version }) => version === to);
    const earlier = previous[position];
    const target = earlier ?? (to === undefined ? null : await readVersionFolder(site, id, to));
    if (!target) throw new PublishError(refusalText(id, to, previous));
    const forced = await assertServable(found, target, force);
    const entry =
      earlier === undefined
        ? entryWithLive(current, target)
        : { ...current, live: target, previous: previous.slice(position + 1) };
    await moveRegistry(site, [...others, keepWithdrawn(withoutOwnCanary(entry), found.entry)], {
      action: 'rollback',
      id,
      version: target.version,
      from: live.version,
      ...forced.line,
    });
    const outcome = found.entry.withdrawn ? 'held' : 'live-again';
    return { id, version: target.version, outcome, live: live.version, ...forced.result };
  });
}

/** Ends the canary of a version that is now live for all users. */
function withoutOwnCanary(entry: RegistryEntry): RegistryEntry {
  const { live, previous, canary } = entry;
  return canary?.version.version === live.version ? { live, previous } : entry;
}

function refusalText(id: string, to: string | undefined, previous: readonly { version: string }[]): string {
  if (to === undefined) return `${id}: there is no previous version to go back to`;
  if (previous.length === 0) return `${id}: ${to} is not there, and there is no previous version`;
  return `${id}: ${to} is not a previous version; there are ${previous.map(({ version }) => version).join(', ')}`;
}

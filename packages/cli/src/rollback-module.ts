import { recordMove, recoverHistory } from './history';
import { isIntact, sealedDigests } from './file-digests';
import { assertRoutesFree, type ActivationResult } from './activate-version';
import { PublishError } from './publish-error';
import { readRegistry, writeRegistry } from './registry-file';
import { siteLayout } from './site-layout';
import { withSiteLock } from './site-lock';

export interface RollbackOptions {
  siteDir: string;
  id: string;
  /** The target version; by default the one before the live version. */
  to?: string | undefined;
}

/**
 * Makes an earlier version of a module live again. The version rolled back from is removed from the registry until it
 * is published again. Throws a `PublishError` when there is no earlier version.
 */
export async function rollbackModule({ siteDir, id, to }: RollbackOptions): Promise<ActivationResult> {
  const site = siteLayout(siteDir);
  return withSiteLock(site, async () => {
    const read = await readRegistry(site);
    await recoverHistory(site, read.entries);
    const current = read.entries.find((entry) => entry.live.id === id);
    if (current === undefined) throw new PublishError(`there is no module ${id} in ${site.registry}`);
    const position = to === undefined ? 0 : current.previous.findIndex(({ version }) => version === to);
    const target = current.previous[position];
    if (target === undefined) throw new PublishError(refusal(id, to, current.previous));
    if (
      target.entry?.startsWith('/') &&
      !(await isIntact(site.versionFolder(id, target.version), sealedDigests(target)))
    )
      throw new PublishError(
        `${id}: the files of ${target.version} are missing or damaged; publish that build again`,
      );
    const others = read.entries.filter((other) => other !== current);
    assertRoutesFree(target, others);
    const entry = { ...current, live: target, previous: current.previous.slice(position + 1) };
    await writeRegistry(site, [...others, entry]);
    await recordMove(site, { action: 'rollback', id, version: target.version, from: current.live.version });
    return { id, version: target.version, outcome: 'published' };
  });
}

function refusal(id: string, to: string | undefined, previous: readonly { version: string }[]): string {
  if (previous.length === 0) return `${id}: there is no previous version to go back to`;
  return `${id}: ${to ?? ''} is not a previous version; there are ${previous.map(({ version }) => version).join(', ')}`;
}

import { shellId } from '@escale/contracts';
import { changesLive, readHistory, recordMove, resolvePendingMove, systemUser } from '../registry/history';
import { readableEntries } from '../registry/registry-file';
import { readShell } from '../live-shell/shell-releases';
import type { SiteLayout } from '../base/site-layout';

/**
 * Records what a killed command has done. Also records every live version that no recorded command
 * made live, such as after an edit of the registry by hand. The caller holds the site lock.
 */
export async function recoverHistory(site: SiteLayout): Promise<void> {
  await resolvePendingMove(site);
  const lines = await readHistory(site);
  const { live: shell } = await readShell(site);
  const modules = (await readableEntries(site)).map(({ live }) => live);
  for (const { id, version } of [...(shell === null ? [] : [{ id: shellId, version: shell }]), ...modules]) {
    const from = lines.findLast((line) => line.id === id && changesLive(line))?.version ?? null;
    if (from !== version) await recordMove(site, { action: 'recovered', id, version, from }, systemUser());
  }
}

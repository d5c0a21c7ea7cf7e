import { shellId } from '@escale/contracts';
import path from 'node:path';
import { isIntact } from '../store/file-digests';
import { PublishError } from '../base/publish-error';
import { readableEntries } from '../registry/registry-file';
import { readImports } from '../live-shell/module-imports';
import { assertAccepted, shellRefusals } from '../live-shell/shell-refusals';
import {
  isHashed,
  moveShell,
  readShell,
  type ShellRecord,
  type ShellRelease,
} from '../live-shell/shell-releases';
import type { ShellResult } from './publish-shell';
import { siteLayout, type SiteLayout } from '../base/site-layout';
import { changeSite } from '../change/change-site';

export interface RollbackShellOptions {
  siteDir: string;
  /** The target release, an earlier or a later one; by default the one before the live release. */
  to?: string | undefined;
  /** The reason for making a shell live that refuses modules in use. */
  force?: string | undefined;
}

/**
 * Makes another release of the shell live again. Throws a `PublishError` if there is no such
 * release, or if its files are incomplete. Without `force`, also throws if the release would refuse
 * a live module or canary.
 */
export async function rollbackShell({ siteDir, to, force }: RollbackShellOptions): Promise<ShellResult> {
  const site = siteLayout(siteDir);
  return changeSite(site, async () => {
    const record = await readShell(site);
    const target = targetOf(record, to);
    const { version, files, offer } = target;
    const from = record.live;
    if (!(await isComplete(site, target)))
      throw new PublishError(
        `shell: the files of ${version} are missing or damaged; publish that build again`,
      );
    const refused = shellRefusals(offer, await readableEntries(site), await readImports(site));
    assertAccepted(refused, force);
    const reason = refused.length > 0 ? { reason: force, refused: refused.map(({ id }) => id) } : {};
    const move = { action: 'rollback', id: shellId, version, from, ...reason } as const;
    await moveShell(site, { ...record, live: version }, move);
    return { id: shellId, version, outcome: 'live-again', from, files: Object.keys(files).length, refused };
  });
}

function targetOf({ live, releases }: ShellRecord, to: string | undefined): ShellRelease {
  const position = releases.findIndex(({ version }) => version === live);
  const target = to === undefined ? releases[position + 1] : releases.find(({ version }) => version === to);
  const others = releases.filter(({ version }) => version !== live);
  if (target !== undefined && target.version !== live) return target;
  if (to === undefined || others.length === 0)
    throw new PublishError('shell: there is no previous release to go back to');
  if (to === live) throw new PublishError(`shell: ${to} is live already`);
  throw new PublishError(
    `shell: ${to} is not kept; there are ${others.map(({ version }) => version).join(', ')}`,
  );
}

async function isComplete(site: SiteLayout, { version, files }: ShellRelease): Promise<boolean> {
  const pick = (hashed: boolean) =>
    Object.fromEntries(Object.entries(files).filter(([file]) => isHashed(file) === hashed));
  return (
    (await isIntact(site.root, pick(true))) &&
    (await isIntact(path.join(site.shellFolder, version), pick(false)))
  );
}

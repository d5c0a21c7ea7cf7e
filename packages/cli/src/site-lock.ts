import { mkdir } from 'node:fs/promises';
import { finishReplacement, isReplacementDecided } from '@escale/data-folder';
import { lock } from 'proper-lockfile';
import { clearUnfinishedWrites } from './atomic-write';
import { PublishError } from './publish-error';
import { recoverHistory } from './recover-history';
import { settleMissingExports } from './shell/missing-exports';
import { settleShell } from './shell/shell-releases';
import { lastOf, type SiteLayout } from './site-layout';
import { writeSitePage } from './site-page';

/** Longer than a busy machine lets a process that is alive wait. */
const staleMs = 6_000;
const retries = { retries: 1_200, factor: 1, minTimeout: 100, maxTimeout: 300, randomize: true };

/**
 * Runs the work while no other process changes the site, then brings the page up to date with it. The lock of a process
 * that was killed is taken over after six seconds; waiting ends after about three minutes with a `PublishError`.
 */
export async function withSiteLock<T>(site: SiteLayout, work: () => Promise<T>): Promise<T> {
  await mkdir(site.root, { recursive: true });
  return withWholeSite(site, async () => {
    await recoverHistory(site);
    const result = await work();
    await settleShell(site);
    await settleMissingExports(site);
    await writeSitePage(site);
    return result;
  });
}

/** Runs the work on a site that no other process changes; a restore that was killed is brought to its end before. */
export function withWholeSite<T>(site: SiteLayout, work: () => Promise<T>): Promise<T> {
  return withLock(site.root, site.lock, async () => {
    await finishReplacement(site.root, lastOf(site));
    return work();
  });
}

/** Brings a restore of the site that was killed to its end, before anything is written beside it. */
export async function finishRestore(site: SiteLayout): Promise<void> {
  if (await isReplacementDecided(site.root)) await withWholeSite(site, () => Promise.resolve());
}

/** Runs the work while no other process changes the folder. The lock of a killed process is taken over. */
export async function withLock<T>(folder: string, lockFile: string, work: () => Promise<T>): Promise<T> {
  const release = await lock(folder, {
    lockfilePath: lockFile,
    realpath: false,
    stale: staleMs,
    update: 1_000,
    retries,
  }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ELOCKED'
      ? new PublishError(
          `another publish has held ${lockFile} for three minutes; try again when it has ended`,
        )
      : error;
  });
  try {
    await clearUnfinishedWrites(folder);
    return await work();
  } finally {
    await release();
  }
}

import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FolderInUse, finishReplacement, isReplacementCommitted, lockFolder } from '@escale/data-folder';
import { PublishError } from '../base/publish-error';
import { filesWrittenLast, type SiteLayout } from '../base/site-layout';
import { clearUnfinishedWrites } from '../store/atomic-write';

const maxWaitMs = 180_000;

/**
 * Runs the work on a site that no other process changes. Before that, completes a killed restore.
 */
export function withWholeSite<T>(site: SiteLayout, work: () => Promise<T>): Promise<T> {
  return withLock(site.lock, async () => {
    await finishReplacement(site.root, filesWrittenLast(site));
    return work();
  });
}

/** Completes a killed restore of the site, before anything is written beside it. */
export async function finishRestore(site: SiteLayout): Promise<void> {
  if (await isReplacementCommitted(site.root)) await withWholeSite(site, () => Promise.resolve());
}

/**
 * Runs the work while no other process changes the folder. If a killed process still has the lock,
 * a process on the same host takes the lock over at once. A process on another host does so when
 * the lock has not been renewed for some time.
 */
export async function withLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const release = await acquireLock(lockFile);
  try {
    await clearUnfinishedWrites(path.dirname(lockFile));
    return await work();
  } finally {
    await release();
  }
}

async function acquireLock(lockFile: string): Promise<() => Promise<void>> {
  const end = Date.now() + maxWaitMs;
  const stop = (error: Error) => {
    throw error;
  };
  for (;;) {
    try {
      return await lockFolder(path.dirname(lockFile), stop, { name: path.basename(lockFile, '.lock') });
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (Date.now() > end)
        throw new PublishError(
          `another publish has held ${lockFile} for three minutes; try again when it has ended`,
        );
    }
    await setTimeout(100 + Math.random() * 200);
  }
}

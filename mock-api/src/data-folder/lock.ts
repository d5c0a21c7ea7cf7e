import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { messages } from '../messages/fr';
import { StartError } from '../start-error';

/** A process that was killed stops renewing its lock; the next start takes it over after this time. */
const defaultStaleMs = 5_000;

const retryMs = 250;

/**
 * Takes the data folder for this process and returns its release. Throws a `StartError` that names the other process
 * while one holds the folder. `onLost` is called when the lock is gone although it was not released.
 */
export async function lockFolder(
  folder: string,
  onLost: (error: Error) => void,
  staleMs = defaultStaleMs,
): Promise<() => Promise<void>> {
  const holder = path.join(folder, 'escale.pid');
  const release = await lock(folder, {
    lockfilePath: path.join(folder, 'escale.lock.d'),
    realpath: false,
    stale: staleMs,
    update: 1_000,
    retries: {
      retries: Math.ceil(staleMs / retryMs) + 1,
      factor: 1,
      minTimeout: retryMs,
      maxTimeout: retryMs,
    },
    onCompromised: onLost,
  }).catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    const pid = Number.parseInt(await readFile(holder, 'utf8').catch(() => ''), 10);
    throw new StartError(messages.start.folderInUse(folder, pid), { cause: error });
  });
  await writeFile(holder, String(process.pid));
  return release;
}

import { readdir } from 'node:fs/promises';
import { finishReplacement, isReplacementBegun } from '@escale/data-folder';
import { messages } from '../messages/fr';
import { StartError } from '../start-error';

/**
 * Completes a restore whose process was killed. Throws a `StartError` if the restore left no database, since a new database would
 * start with the demo accounts although real data exists. The caller must hold the lock of the folder.
 */
export async function completeRestore(folder: string): Promise<void> {
  await finishReplacement(folder);
  const names = await readdir(folder);
  if (names.includes('postgres')) return;
  if ((await isReplacementBegun(folder)) || names.some((name) => name.startsWith('before-restore-')))
    throw new StartError(messages.start.restoreCutShort(folder));
}

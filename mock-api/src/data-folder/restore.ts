import { readdir } from 'node:fs/promises';
import { finishReplacement, isReplacementBegun } from '@escale/data-folder';
import { messages } from '../messages/fr';
import { StartError } from '../start-error';

/**
 * Completes a restore that was killed. Throws a `StartError` if it left no database: a new one would put the demo accounts beside
 * real data. The caller holds the folder.
 */
export async function completeRestore(folder: string): Promise<void> {
  await finishReplacement(folder);
  const names = await readdir(folder);
  if (names.includes('postgres')) return;
  if ((await isReplacementBegun(folder)) || names.some((name) => name.startsWith('before-restore-')))
    throw new StartError(messages.start.restoreCutShort(folder));
}

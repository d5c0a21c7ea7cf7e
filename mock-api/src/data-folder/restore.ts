import { readdir } from 'node:fs/promises';
import { finishReplacement, isReplacementBegun } from '@escale/data-folder';
import { messages } from '../messages/fr';
import { StartError } from '../start-error';

/**
 * Brings a restore that was killed to its end. Throws a `StartError` where one has left no database: a new one, with the
 * accounts of the demonstration, would stand beside somebody's data. The caller holds the folder.
 */
export async function settleRestore(folder: string): Promise<void> {
  await finishReplacement(folder);
  const names = await readdir(folder);
  if (names.includes('postgres')) return;
  if ((await isReplacementBegun(folder)) || names.some((name) => name.startsWith('before-restore-')))
    throw new StartError(messages.start.restoreCutShort(folder));
}

import { FolderInUse, lockFolder as lock } from '@escale/data-folder';
import { messages } from '../messages/fr';
import { StartError } from '../start-error';

/** Locks the data folder for this process. Throws a `StartError` that names the process which already holds the lock. */
export const lockFolder: typeof lock = (folder, ...options) =>
  lock(folder, ...options).catch((cause: unknown) => {
    throw cause instanceof FolderInUse
      ? new StartError(messages.start.folderInUse(folder, cause.pid), { cause })
      : cause;
  });

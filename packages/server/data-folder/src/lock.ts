import { realpath, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { localHolder, localHost, formatHolder, isRunning, readHolder } from './holder';

/**
 * After this time without renewal, a lock is stale if its process cannot be checked: the process
 * ran on another host, or its start time is unknown.
 */
const defaultStaleMs = 15_000;

/** The error if another process holds the folder; `pid` is NaN if unknown. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
  constructor(
    folder: string,
    readonly pid: number,
    cause?: unknown,
  ) {
    super(`${folder} is open in another process (${pid})`, { cause });
  }
}

const renewalMs = 2_000;
const retryMs = 250;

interface LockOptions {
  /** Prefix of the lock's files in the folder. */
  name?: string;
  staleMs?: number;
}

/**
 * Locks a folder for this process and returns the function that releases the lock. Throws
 * `FolderInUse` while another process holds the lock. Takes over the lock of an ended process of
 * this host at once. If the system reports process start times, never takes over the lock of a
 * running process on this host, even when that process stalls. `onLost` is called if the lock
 * disappears unreleased.
 */
export async function lockFolder(
  folder: string,
  onLost: (error: Error) => void,
  { name = 'escale', staleMs = defaultStaleMs }: LockOptions = {},
): Promise<() => Promise<void>> {
  const holderFile = path.join(folder, `${name}.pid`);
  const acquire = (lockName: string, waits: boolean) =>
    lock(path.join(folder, lockName), {
      realpath: false,
      stale: staleMs,
      update: renewalMs,
      retries: waits
        ? { retries: Math.ceil(staleMs / retryMs) + 1, factor: 1, minTimeout: retryMs, maxTimeout: retryMs }
        : 0,
      onCompromised: onLost,
    }).catch(async (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      throw inUseError(folder, (await readHolder(holderFile))?.pid, error);
    });
  const own = [String((await stat(folder)).ino), await realpath(folder)] as const;
  /**
   * True if the holder ran on this host and has ended, or if the lock is a copy. A lock is a copy
   * if it was copied together with the folder: the holder then holds the original folder.
   */
  const isAbandoned = async () => {
    const holder = await readHolder(holderFile);
    if (holder?.host !== (await localHost())) return false;
    // If only inode or path differs, the folder is the same: mounted elsewhere, or on a file system
    // without stable inode numbers.
    if (holder.folder?.every((one, index) => one !== own[index]) === true) return true;
    if (!(await isRunning(holder))) return true;
    if (holder.startTime !== '') throw inUseError(folder, holder.pid);
    // Without a start time, the running process may be a later one with the same id. The age of the
    // lock then decides.
    return false;
  };

  await isAbandoned();
  // Only one process at a time checks the lock and takes it.
  const releaseStart = await acquire(`${name}.start`, true);
  try {
    const isFree = await isAbandoned();
    if (isFree) {
      await rmdir(path.join(folder, `${name}.lock`)).catch(() => undefined);
      // The file may belong to another account: write access to the folder allows removing the file, not overwriting it.
      await rm(holderFile, { force: true });
    }
    const releaseLock = await acquire(name, !isFree);
    const release = async () => {
      try {
        await rm(holderFile, { force: true });
      } finally {
        await releaseLock();
      }
    };
    try {
      await writeFile(holderFile, formatHolder({ ...(await localHolder()), folder: own }));
    } catch (error) {
      await release();
      throw error;
    }
    return release;
  } finally {
    await releaseStart();
  }
}

const inUseError = (folder: string, pid = Number.NaN, cause?: unknown) => new FolderInUse(folder, pid, cause);

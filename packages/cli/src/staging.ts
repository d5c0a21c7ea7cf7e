import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const stagingName = /^\.publishing-(\d+)-/;

/** A new hidden folder beside the version folders, so that it can be renamed into place atomically. */
export async function createStaging(moduleFolder: string): Promise<string> {
  await mkdir(moduleFolder, { recursive: true });
  await clearAbandonedStaging(moduleFolder);
  const folder = path.join(moduleFolder, `.publishing-${process.pid}-${randomBytes(4).toString('hex')}`);
  await mkdir(folder);
  return folder;
}

/** Copies the named files into the folder. */
export async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, file), target);
  }
}

/** Renames the finished folder into place, replacing a damaged one. */
export async function putInPlace(staging: string, versionFolder: string): Promise<void> {
  const present = await stat(versionFolder).then(
    () => true,
    () => false,
  );
  if (present) {
    const aside = `${staging}-damaged`;
    await rename(versionFolder, aside);
    await rename(staging, versionFolder);
    await rm(aside, { recursive: true, force: true });
  } else {
    await rename(staging, versionFolder);
  }
}

/**
 * Removes what killed processes have left in a folder. `restarted`: this process has just begun, so that what bears its
 * id is left from one before, as in a container, where each has the same.
 */
export async function clearAbandonedStaging(folder: string, restarted = false): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = Number(stagingName.exec(name)?.[1]);
    if (owner > 0 && (owner === process.pid ? restarted : !isRunning(owner)))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

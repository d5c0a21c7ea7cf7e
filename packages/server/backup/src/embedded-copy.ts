import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  FolderInUse,
  fetchDump,
  isThere,
  lockFolder,
  replaceContent,
  schemaFile,
  stampOf,
} from '@escale/data-folder';
import { create, extract } from 'tar';
import { PublishError } from '@escale/site';
import { archiveFiles, extractFiles } from './archive';

const databaseFolder = 'postgres';
const asidePrefix = 'before-restore-';

export const hasEmbeddedDatabase = (dataDir: string): Promise<boolean> =>
  isThere(path.join(dataDir, databaseFolder, 'PG_VERSION'));

/**
 * Runs `work` with the lock of a data folder. Throws a `PublishError` if another process holds that
 * lock or takes it meanwhile.
 */
async function withFolderLock<T>(dataDir: string, work: () => Promise<T>, refusal: string): Promise<T> {
  const held = { isLost: false };
  const release = await lockFolder(dataDir, () => (held.isLost = true)).catch((error: unknown) => {
    throw error instanceof FolderInUse ? new PublishError(`${error.message}: ${refusal}`) : error;
  });
  try {
    const result = await work();
    if (held.isLost) throw new PublishError(`${dataDir} was taken by another process meanwhile; try again`);
    return result;
  } finally {
    await release();
  }
}

/** Copies the embedded database: through the API while it runs, else directly from its files. */
export async function copyEmbeddedDatabase(dataDir: string, folder: string): Promise<void> {
  const file = path.join(folder, archiveFiles.embedded);
  if (!(await fetchDump(dataDir, file)))
    await withFolderLock(
      dataDir,
      () => create({ cwd: path.join(dataDir, databaseFolder), file, portable: true }, ['.']),
      'it gives no copy; try again in a moment',
    );
}

/** Copies the secret of the installation if it is kept in the data folder; returns whether it is. */
export async function copySecret(dataDir: string, folder: string): Promise<boolean> {
  const secret = path.join(dataDir, archiveFiles.secret);
  if (!(await isThere(secret))) return false;
  await copyFile(secret, path.join(folder, archiveFiles.secret));
  return true;
}

/**
 * Replaces the secret with that of a backup, if the backup contains one. A single rename replaces
 * it, so that a secret exists at all times. Returns the folder to which the previous secret was
 * copied, or undefined if nothing was replaced.
 */
export async function replaceSecret(
  from: string,
  dataDir: string,
  reason: string,
): Promise<string | undefined> {
  const kept = path.join(dataDir, archiveFiles.secret);
  const restored = path.join(from, archiveFiles.secret);
  if (!(await isThere(restored))) return undefined;
  const aside = path.join(dataDir, `${asidePrefix}${stampOf(new Date())}`);
  const isReplaced = await isThere(kept);
  if (isReplaced) {
    await mkdir(aside, { mode: 0o700 });
    await writeFile(path.join(aside, 'reason.txt'), `${reason}\n`);
    await copyFile(kept, path.join(aside, archiveFiles.secret));
  }
  await rename(restored, kept);
  return isReplaced ? aside : undefined;
}

/**
 * Unpacks the API's copy of the database. The paths in the copy are absolute, so tar warns that it
 * strips their leading slash; this warning is ignored.
 */
async function unpackDatabase(file: string, folder: string): Promise<void> {
  const faults: string[] = [];
  const onwarn = (code: string, message: string | Error) => {
    if (code !== 'TAR_ENTRY_INFO') faults.push(String(message));
  };
  await extract({ file, cwd: folder, onwarn });
  if (faults.length > 0) throw new PublishError(`the backup is damaged: ${faults[0]}`);
}

/** Replaces the embedded database with that of a backup; the existing one is moved aside. */
export async function replaceEmbeddedDatabase(
  archive: string,
  dataDir: string,
  reason: string,
): Promise<string | undefined> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unpack = async (folder: string) => {
    const database = path.join(folder, databaseFolder);
    await mkdir(database, { mode: 0o700 });
    await extractFiles(archive, folder, [archiveFiles.embedded, archiveFiles.secret]);
    await unpackDatabase(path.join(folder, archiveFiles.embedded), database);
    await rm(path.join(folder, archiveFiles.embedded));
    if (!(await isThere(path.join(database, 'PG_VERSION'))))
      throw new PublishError('the backup holds no database');
  };
  const namesToMoveAside = (names: string[], coming: string[]) =>
    names.filter((name) => coming.includes(name) || name === schemaFile);
  return withFolderLock(
    dataDir,
    () => replaceContent(dataDir, unpack, { asidePrefix, reason, namesToMoveAside }),
    'stop the API first',
  );
}

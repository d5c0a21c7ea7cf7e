import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { FolderInUse, fetchDump, lockFolder } from '@escale/data-folder';
import { create, extract } from 'tar';
import { PublishError } from '../publish-error';
import { parts, takeOut } from './archive';
import { isThere } from './is-there';
import { moveAside } from './move-aside';

const databaseFolder = 'postgres';
const asideFolder = 'before-restore-';

export const hasEmbedded = (dataDir: string): Promise<boolean> =>
  isThere(path.join(dataDir, databaseFolder, 'PG_VERSION'));

/** Holds the folder of an API that is not running. */
async function holding<T>(dataDir: string, work: () => Promise<T>, refusal: string): Promise<T> {
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

/** Copies the embedded database: the API does it while it runs, else its files are copied as they lie. */
export async function copyEmbedded(dataDir: string, folder: string): Promise<void> {
  const file = path.join(folder, parts.embedded);
  if (!(await fetchDump(dataDir, file)))
    await holding(
      dataDir,
      () => create({ cwd: path.join(dataDir, databaseFolder), file, portable: true }, ['.']),
      'it gives no copy; try again in a moment',
    );
}

/** Copies the secret of the installation, where it is kept in the data folder; true if it is. */
export async function copySecret(dataDir: string, folder: string): Promise<boolean> {
  const secret = path.join(dataDir, parts.secret);
  if (!(await isThere(secret))) return false;
  await copyFile(secret, path.join(folder, parts.secret));
  return true;
}

/** Puts the secret of a backup, if it holds one, in the place of what is there. */
export async function putSecret(from: string, dataDir: string, reason: string): Promise<string | undefined> {
  const kept = path.join(dataDir, parts.secret);
  const restored = path.join(from, parts.secret);
  if (!(await isThere(restored))) return undefined;
  const aside = (await isThere(kept))
    ? await moveAside(dataDir, [parts.secret], { folder: asideFolder, reason })
    : undefined;
  await rename(restored, kept);
  return aside;
}

/** The API's copy of the database stores absolute paths; tar strips the leading slash and warns. */
async function unpackDatabase(file: string, folder: string): Promise<void> {
  const faults: string[] = [];
  const onwarn = (code: string, message: string | Error) => {
    if (code !== 'TAR_ENTRY_INFO') faults.push(String(message));
  };
  await extract({ file, cwd: folder, onwarn });
  if (faults.length > 0) throw new PublishError(`the backup is damaged: ${faults[0]}`);
}

/** Puts the embedded database of a backup in the place of what is there, which is moved aside. */
export async function putEmbedded(
  archive: string,
  dataDir: string,
  reason: string,
): Promise<string | undefined> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return holding(
    dataDir,
    async () => {
      const staging = path.join(dataDir, '.restoring');
      await rm(staging, { recursive: true, force: true });
      await mkdir(path.join(staging, databaseFolder), { recursive: true, mode: 0o700 });
      await takeOut(archive, staging, [parts.embedded, parts.secret]);
      const database = path.join(staging, databaseFolder);
      await unpackDatabase(path.join(staging, parts.embedded), database);
      await rm(path.join(staging, parts.embedded));
      if (!(await isThere(path.join(database, 'PG_VERSION'))))
        throw new PublishError('the backup holds no database');
      const restored = await readdir(staging);
      const present = (await readdir(dataDir)).filter((name) => restored.includes(name));
      const aside = await moveAside(dataDir, present, { folder: asideFolder, reason });
      for (const name of restored) await rename(path.join(staging, name), path.join(dataDir, name));
      await rm(staging, { recursive: true });
      return aside;
    },
    'stop the API first',
  );
}

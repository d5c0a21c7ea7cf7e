import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const temporarySuffix = '.writing';

/**
 * Replaces a file so that a reader sees the old content or the new, never a part. A crash at any
 * moment leaves one of the two.
 */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}${temporarySuffix}`);
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  await syncFolder(path.dirname(file));
}

/** Removes the temporary files of killed writers. The caller holds a lock of the folder. */
export async function clearUnfinishedWrites(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names
      .filter((name) => name.startsWith('.') && name.endsWith(temporarySuffix))
      .map((name) => rm(path.join(folder, name), { force: true })),
  );
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

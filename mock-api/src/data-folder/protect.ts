import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Creates the data folder. Only its owner can read the files in it, and those that this process creates later. */
export async function protectFolder(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true });
  await restrictMode(folder, 0o700);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await restrictMode(file, 0o700);
    else if (entry.isFile()) await restrictMode(file, 0o600);
  }
}

/** Harmless errors: the file belongs to another user, or another process has just removed it. */
const harmlessCodes = ['EPERM', 'ENOENT'];

async function restrictMode(file: string, mode: number): Promise<void> {
  await chmod(file, mode).catch((error: unknown) => {
    if (!harmlessCodes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  });
}

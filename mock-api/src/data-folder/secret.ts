import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const secretBytes = 32;

/** Returns a new random secret. */
export function newSecret(): Buffer {
  return randomBytes(secretBytes);
}

/** Returns the secret derived from the text of an environment variable: processes with the same text get the same secret. */
export function secretFrom(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Returns the secret of the installation from the data folder, and creates it at the first start. Only the owner of the file can
 * read it. Processes that start together get the same secret.
 */
export async function folderSecret(folder: string): Promise<Buffer> {
  const file = path.join(folder, 'secret.key');
  const kept = await readFile(file).catch(() => undefined);
  if (kept?.length === secretBytes) {
    await chmod(file, 0o600);
    return kept;
  }
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, newSecret(), { mode: 0o600 });
  const create = kept === undefined ? link : rename;
  await create(own, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(own, { force: true });
  const made = await readFile(file);
  if (made.length !== secretBytes) throw new Error(`${file} is not a secret of ${secretBytes} bytes`);
  return made;
}

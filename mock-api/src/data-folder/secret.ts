import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const bytes = 32;

/** A secret for one run, for an in-memory database. */
export function newSecret(): Buffer {
  return randomBytes(bytes);
}

/** A secret derived from an environment variable; processes given the same text share it. */
export function secretFrom(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * The installation's secret, created once in the data folder and readable by its owner only; safe when processes start together.
 */
export async function folderSecret(folder: string): Promise<Buffer> {
  const file = path.join(folder, 'secret.key');
  const kept = await readFile(file).catch(() => undefined);
  if (kept?.length === bytes) {
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
  if (made.length !== bytes) throw new Error(`${file} is not a secret of ${bytes} bytes`);
  return made;
}

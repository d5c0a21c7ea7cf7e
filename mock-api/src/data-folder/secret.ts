import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const bytes = 32;

/** A secret for one run, for a database in memory. */
export function newSecret(): Buffer {
  return randomBytes(bytes);
}

/** A secret from the environment, the same for every process that is given the same text. */
export function secretFrom(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The installation's secret, created once in the data folder, readable by its owner only; also where processes start together. */
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

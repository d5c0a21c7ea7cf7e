import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const bytes = 32;

/** A secret for one run, for a database in memory. */
export function newSecret(): Buffer {
  return randomBytes(bytes);
}

/** The installation's secret, created once in the data folder, readable by its owner only. */
export async function folderSecret(folder: string): Promise<Buffer> {
  const file = path.join(folder, 'secret.key');
  const kept = await readFile(file).catch(() => undefined);
  if (kept?.length === bytes) {
    await chmod(file, 0o600);
    return kept;
  }
  const secret = newSecret();
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

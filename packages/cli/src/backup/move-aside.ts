import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Moves entries of a folder into a new one beside them, with the reason; returns it, or undefined where there is nothing. */
export async function moveAside(
  root: string,
  names: readonly string[],
  { folder, reason }: { folder: string; reason: string },
): Promise<string | undefined> {
  if (names.length === 0) return undefined;
  const aside = path.join(root, `${folder}${stampOf(new Date())}`);
  await mkdir(aside, { mode: 0o700 });
  await writeFile(path.join(aside, 'reason.txt'), `${reason}\n`);
  for (const name of names) await rename(path.join(root, name), path.join(aside, name));
  return aside;
}

/** A time as part of a file name, in UTC. */
export const stampOf = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isThere } from './is-there';

/** Folder of the new content while it is unpacked: nothing has been replaced yet. */
const unpackingFolder = '.restoring';
/**
 * Name of the unpacking folder once its content is complete: the rename to this name commits the
 * replacement. After a kill, the next process that locks `root` completes the replacement.
 */
const committedFolder = '.restored';
/** The unpacked folder contains the new content, and a list of the existing files and folders to move aside. */
const newContentFolder = 'in';
const replacedNamesFile = 'going.json';

/** Why the existing content is replaced, and where it goes. */
export interface Replacement {
  /** Prefix of the folder to which the existing content is moved. */
  asidePrefix: string;
  reason: string;
  /** Returns which of the names in the folder are moved aside; `coming` are the names of the new content. */
  namesToMoveAside: (names: string[], coming: string[]) => string[];
}

/** Formats a time as part of a file name, in UTC. */
export const stampOf = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Replaces content of a folder with what `unpack` writes into an empty folder within it. A kill at
 * any moment leaves the previous content or, after one rename, a replacement that
 * `finishReplacement` completes. `last` lists the names that are replaced last. Returns where the
 * previous content is now; undefined if nothing was moved aside. The caller holds the folder's
 * lock.
 */
export async function replaceContent(
  root: string,
  unpack: (folder: string) => Promise<void>,
  { asidePrefix, reason, namesToMoveAside }: Replacement,
  last: readonly string[] = [],
): Promise<string | undefined> {
  await finishReplacement(root, last);
  const staging = path.join(root, unpackingFolder);
  await rm(staging, { recursive: true, force: true });
  const content = path.join(staging, newContentFolder);
  await mkdir(content, { recursive: true, mode: 0o700 });
  await unpack(content).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true });
    throw error;
  });
  const names = namesToMoveAside(await readdir(root), await readdir(content));
  const aside = `${asidePrefix}${stampOf(new Date())}`;
  if (names.length > 0) {
    await mkdir(path.join(staging, aside), { mode: 0o700 });
    await writeFile(path.join(staging, aside, 'reason.txt'), `${reason}\n`);
    await writeFile(path.join(staging, replacedNamesFile), JSON.stringify(names));
  }
  await rename(staging, path.join(root, committedFolder));
  await finishReplacement(root, last);
  return names.length > 0 ? path.join(root, aside) : undefined;
}

/** Completes a committed replacement. The caller holds the folder's lock. */
export async function finishReplacement(root: string, last: readonly string[] = []): Promise<void> {
  const folder = path.join(root, committedFolder);
  const present = await readdir(folder).catch(() => null);
  if (present === null) return;
  const aside = present.find((name) => name !== newContentFolder && name !== replacedNamesFile);
  if (aside !== undefined) {
    const names = JSON.parse(await readFile(path.join(folder, replacedNamesFile), 'utf8')) as string[];
    for (const name of names) await moveIfThere(path.join(root, name), path.join(folder, aside, name));
    await rename(path.join(folder, aside), path.join(root, aside));
  }
  const names = await readdir(path.join(folder, newContentFolder)).catch(() => []);
  for (const name of names.toSorted((a, b) => last.indexOf(a) - last.indexOf(b)))
    await moveInto(path.join(folder, newContentFolder, name), path.join(root, name));
  await rm(folder, { recursive: true });
}

/** True while a replacement has begun but is not committed: the existing content is unchanged. */
export const isReplacementBegun = (root: string): Promise<boolean> =>
  isThere(path.join(root, unpackingFolder));

/** True between the rename that commits a replacement and its completion. */
export const isReplacementCommitted = (root: string): Promise<boolean> =>
  isThere(path.join(root, committedFolder));

/** Moves a file or folder to its place. If a folder already exists at that place, moves the content into that folder. */
async function moveInto(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    for (const name of await readdir(from)) await moveInto(path.join(from, name), path.join(to, name));
    await rmdir(from);
  }
}

async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  });
}

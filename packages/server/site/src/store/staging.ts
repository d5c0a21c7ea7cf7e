import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRunning, isThere, localHolder, localHost, type Holder } from '@escale/data-folder';
import { listFiles } from './file-digests';

const stagingPrefix = '.publishing-';
/**
 * Captures the process id, the start time of the process, and a hash of the scope in which the id
 * is meaningful.
 */
const stagingPattern = /^\.publishing-(\d+)-(\d*)-([0-9a-f]{8})-/;

/** After this time, leftovers of another host or container are removed: no publish takes this long. */
const abandonedAfterMs = 60 * 60 * 1_000;

/**
 * Names of the folders created by this process. The pid in a name does not prove that, since a
 * restarted container gets the same pid.
 */
const ownStagingNames = new Set<string>();

/** Creates a hidden folder beside the version folders, so that it can be renamed into place atomically. */
export async function createStaging(moduleFolder: string): Promise<string> {
  await mkdir(moduleFolder, { recursive: true });
  await clearAbandonedStaging(moduleFolder);
  const name = stagingName(await localHolder(), randomBytes(4).toString('hex'));
  ownStagingNames.add(name);
  const folder = path.join(moduleFolder, name);
  await mkdir(folder);
  return folder;
}

/** Returns the name of a folder that a process creates. */
export const stagingName = ({ pid, startTime, host }: Holder, mark: string): string =>
  `${stagingPrefix}${pid}-${startTime}-${scopeMark(host)}-${mark}`;

const scopeMark = (host: string) => createHash('sha256').update(host).digest('hex').slice(0, 8);

/** Copies the named files into the folder. */
export async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, file), target);
  }
}

/**
 * Renames the finished folder into place. If a damaged folder is there, replaces its files one by
 * one. Open tabs miss nothing meanwhile, and after a kill the folder is still damaged, but never
 * missing.
 */
export async function putInPlace(staging: string, versionFolder: string): Promise<void> {
  if (!(await isThere(versionFolder))) return rename(staging, versionFolder);
  const files = await listFiles(staging);
  for (const file of files) {
    const target = path.join(versionFolder, file);
    await makeRoomFor(versionFolder, file);
    await rename(path.join(staging, file), target);
  }
  for (const file of await listFiles(versionFolder))
    if (!files.includes(file)) await rm(path.join(versionFolder, file));
}

/** Removes entries of the wrong kind: a file instead of a folder, or a folder instead of a file. */
async function makeRoomFor(folder: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true }).catch(async () => {
    await rm(path.join(folder, file.split('/')[0] ?? ''), { recursive: true });
    await mkdir(path.dirname(target), { recursive: true });
  });
  if ((await stat(target).catch(() => null))?.isDirectory()) await rm(target, { recursive: true });
}

/**
 * Removes leftovers of killed processes in a folder. A process of another host or container cannot
 * be checked: its folder counts as a leftover once nothing in it has changed for an hour.
 */
export async function clearAbandonedStaging(folder: string, now = Date.now()): Promise<void> {
  const mark = scopeMark(await localHost());
  for (const name of (await readdir(folder)).filter(
    (one) => one.startsWith(stagingPrefix) && !ownStagingNames.has(one),
  )) {
    const staging = path.join(folder, name);
    const [, pid = '', startTime = '', place] = stagingPattern.exec(name) ?? [];
    const isLeft =
      place === mark
        ? Number(pid) === process.pid || !(await isRunning({ pid: Number(pid), startTime, host: '' }))
        : await isOlder(staging, now - abandonedAfterMs);
    if (isLeft) await rm(staging, { recursive: true, force: true });
  }
}

/**
 * True if neither the folder nor a file in it has changed since `time`. A folder into which a build
 * is still being copied is not older.
 */
async function isOlder(staging: string, time: number): Promise<boolean> {
  const files = await listFiles(staging).catch(() => []);
  const changes = await Promise.all(
    ['', ...files].map((file) =>
      stat(path.join(staging, file)).then(
        ({ ctimeMs }) => ctimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...changes) < time;
}

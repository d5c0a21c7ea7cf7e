import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const diskVariable = 'ESCALE_SMALL_DISK';
const diskMegabytes = 192;
const pageBytes = 4_096;

/** Returns the mount point of the small file system; `undefined` if this process has none. */
export const smallDiskFolder = (): string | undefined => process.env[diskVariable];

const mountAndRunScript = 'mount -t tmpfs -o "size=$1m" tmpfs "$2" && shift 2 && exec "$@"';

function inNamespace(folder: string, command: readonly string[]): string[] {
  const rights = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  return [
    '--mount',
    ...rights,
    'sh',
    '-c',
    mountAndRunScript,
    'sh',
    String(diskMegabytes),
    folder,
    ...command,
  ];
}

/**
 * Runs this command again in a mount namespace with a small file system, which disappears when the command ends. Resolves to the
 * exit code, or to `undefined` if this system does not allow the mount.
 */
export async function runWithSmallDisk(): Promise<number | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  try {
    if (spawnSync('unshare', inNamespace(folder, ['true'])).status !== 0) return undefined;
    const child = spawn('unshare', inNamespace(folder, [process.execPath, ...process.argv.slice(1)]), {
      stdio: 'inherit',
      env: { ...process.env, [diskVariable]: folder },
    });
    return await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills the disk on which a folder is, except for `freePages`; returns a function that frees the space again. */
export async function fillDisk(folder: string, freePages = 0): Promise<() => Promise<void>> {
  const file = path.join(folder, 'filler');
  const handle = await open(file, 'w');
  let written = 0;
  try {
    for (const block of [1_048_576, pageBytes])
      for (;;) {
        const { bytesWritten } = await handle.write(Buffer.alloc(block, 1));
        written += bytesWritten;
        if (bytesWritten < block) break;
      }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
  await truncate(file, Math.max(0, written - freePages * pageBytes));
  return () => rm(file, { force: true });
}

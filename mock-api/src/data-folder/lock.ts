import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error';
import { messages } from '../messages/fr';

/** Takes the folder for this process; a lock whose process is gone is taken over. Gives the release. */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = path.join(folder, 'escale.lock');
  const mine = describe(process.pid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await createWhole(file, mine)) return () => release(file, mine);
    const holder = await readFile(file, 'utf8').catch(() => undefined);
    if (holder === undefined) continue;
    if (isAlive(holder)) throw inUse(folder, holder);
    await discard(file, holder);
  }
  throw inUse(folder, '');
}

/** The file appears with its content or not at all, so that nobody reads half a lock. */
async function createWhole(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Two starts may find the same dead lock: who moved away a new one by mistake puts it back. */
async function discard(file: string, holder: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => holder);
  if (moved !== holder) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

function release(file: string, mine: string): void {
  try {
    if (readFileSync(file, 'utf8') === mine) rmSync(file);
  } catch {
    // Already gone: nothing to release.
  }
}

function isAlive(holder: string): boolean {
  const pid = Number.parseInt(holder, 10);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return describe(pid) === holder;
}

/** Process id and, where the system tells it, its start: a number that another process got later does not count. */
function describe(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return `${pid} ${fields[19] ?? ''}`;
  } catch {
    return `${pid} `;
  }
}

function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

function inUse(folder: string, holder: string): StartError {
  return new StartError(messages.start.folderInUse(folder, Number.parseInt(holder, 10)));
}

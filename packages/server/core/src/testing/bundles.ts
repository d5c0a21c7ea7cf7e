import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../../../..');
const bundleCache = path.join(root, '.cache/bundles');
const bundleWriter = path.join(root, 'packages/tools/workspace/src/write-bundle.mjs');

/** The programs that tests run as separate processes. */
export type Program = 'api' | 'gateway' | 'publisher' | 'escale';

/**
 * Returns the path of a program's bundle, and writes the bundle if its sources have changed. A bundle
 * starts several times faster than the sources under tsx. All test runs share it.
 */
export function bundleOf(program: Program): string {
  return path.join(bundleFolder(program), program === 'escale' ? 'bin/escale.mjs' : 'src/main.mjs');
}

/** Returns the path of the bundled program that checks builds for the publishing service. */
export function publisherWorker(): string {
  return path.join(bundleFolder('publisher'), 'src/worker.mjs');
}

function bundleFolder(program: Program): string {
  const list = path.join(bundleCache, `${program}.json`);
  const known = existsSync(list) ? contentFolder(program, readInputs(list)) : undefined;
  if (known !== undefined && existsSync(known)) return known;
  mkdirSync(bundleCache, { recursive: true });
  const written = path.join(bundleCache, `.${program}-${process.pid}`);
  const inputs = execFileSync(process.execPath, [bundleWriter, written, program], {
    cwd: root,
    encoding: 'utf8',
  });
  writeFileSync(`${written}.json`, inputs);
  const folder = contentFolder(program, readInputs(`${written}.json`)) ?? written;
  try {
    renameSync(written, folder);
  } catch (error) {
    // The error does not matter if another process of the run has put the same folder in place.
    if (!existsSync(folder)) throw error;
    rmSync(written, { recursive: true });
  }
  renameSync(`${written}.json`, list);
  return folder;
}

const readInputs = (list: string) => JSON.parse(readFileSync(list, 'utf8')) as string[];

/** Returns the folder of the bundle for the current content of these files; `undefined` if a file is missing. */
function contentFolder(program: Program, inputs: readonly string[]): string | undefined {
  const hash = createHash('sha256').update(root).update(readFileSync(bundleWriter));
  for (const input of inputs) {
    const file = path.join(root, input);
    if (!existsSync(file)) return undefined;
    hash.update(readFileSync(file));
  }
  return path.join(bundleCache, `${program}-${hash.digest('hex').slice(0, 16)}`);
}

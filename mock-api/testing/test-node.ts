import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const cache = path.join(import.meta.dirname, '../../node_modules/.cache/node');

/** Returns the path of Node in the given version; npm downloads each version once. */
export function installNode(version: string): string {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = path.join(cache, version);
  const program = path.join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(program))
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', `${name}@${version}`], {
      stdio: 'pipe',
    });
  return program;
}

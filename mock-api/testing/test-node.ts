import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import path from 'node:path';

const cache = path.join(import.meta.dirname, '../../node_modules/.cache');

/** Returns the path of Node in the given version; npm downloads each version once, for which it needs the network. */
export function installNode(version: string): string {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = path.join(cache, `node-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const incomplete = mkdtempSync(`${folder}-`);
    execFileSync('npm', ['install', '--prefix', incomplete, '--no-save', `${name}@${version}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(incomplete, folder);
  }
  return path.join(folder, 'node_modules', name, 'bin/node');
}

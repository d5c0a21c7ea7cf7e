// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runLogged } from './processes.mjs';
import { fromRoot } from './workspace-paths.mjs';

const unpackFolder = fromRoot('var/nginx');
const nginxProgram = path.join(unpackFolder, 'usr/sbin/nginx');

/**
 * Unpacks nginx from Debian's package into `var/nginx` and adds it to the PATH of this process.
 * Installs nothing and starts no server. Without nginx, the tests that need it say that they were
 * skipped.
 */
export async function provideNginx() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  if (folders.some((folder) => existsSync(path.join(folder, 'nginx')))) return;
  if (!existsSync('/etc/debian_version')) return;
  if (!existsSync(nginxProgram)) {
    mkdirSync(unpackFolder, { recursive: true });
    await runLogged('nginx', 'sh', ['-c', unpackScript], { cwd: unpackFolder });
  }
  // nginx does not run if a library that it needs is missing.
  if (spawnSync(nginxProgram, ['-v']).status === 0)
    process.env.PATH = `${process.env.PATH ?? ''}${path.delimiter}${path.dirname(nginxProgram)}`;
}

const unpackScript = `
  fetch() { apt-get download nginx || { [ "$(id -u)" = 0 ] && apt-get update && apt-get download nginx; }; }
  fetch && dpkg -x nginx_*.deb . && rm -f nginx_*.deb`;

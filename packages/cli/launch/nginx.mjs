// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runLogged } from './processes.mjs';

/**
 * Installs nginx from Debian's package where that takes no password. Without it the tests that need one say that
 * they were skipped.
 */
export async function bringNginx() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  if (folders.some((folder) => existsSync(path.join(folder, 'nginx')))) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const install = 'apt-get install -y nginx-light || { apt-get update && apt-get install -y nginx-light; }';
  await runLogged('nginx', 'sh', ['-c', install], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

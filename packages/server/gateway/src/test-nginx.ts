import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@escale/core/testing';

/** The nginx configuration of the deployment guide. */
export const nginxSite = readFileSync(
  path.join(process.cwd(), 'docs/examples/deploy/nginx-site.conf'),
  'utf8',
);

const searchFolders = (process.env.PATH ?? '').split(path.delimiter);
const nginx = [...searchFolders, '/usr/sbin'].map((folder) => path.join(folder, 'nginx')).find(existsSync);

export const isNginxThere = nginx !== undefined;

/** `test` if nginx is installed (on Debian, `npm test` unpacks it); otherwise skips the test, with the reason in its title. */
export const nginxTest: (title: string, run: () => Promise<void>) => void =
  nginx === undefined
    ? (title) => test.skip(`${title} (skipped: nginx is not installed)`, () => undefined)
    : (title, run) => test(title, run, 120_000);

/**
 * Runs nginx with the configuration of the guide, in which port, folder and API are replaced. Returns its origin, its access log
 * and a stop function.
 */
export async function startNginx(siteDir: string, apiHosts: readonly string[] = [], text = nginxSite) {
  const folder = mkdtempSync(path.join(tmpdir(), 'escale-nginx-'));
  const port = await freePort();
  const api = apiHosts.map((host) => `server ${host};`).join(' ');
  const own = text
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/escale', siteDir)
    .replace('/var/log/nginx', folder)
    .replace('server 127.0.0.1:4000 fail_timeout=1s;', api === '' ? 'server 127.0.0.1:1;' : api);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  const types = 'types { text/html html; application/javascript js; application/json json; }';
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const conf = `daemon off; ${user}pid ${folder}/pid; error_log stderr; events {} http { ${types} access_log off; ${paths.join(' ')}\n${own}}`;
  writeFileSync(path.join(folder, 'nginx.conf'), conf);
  const child = spawn(nginx ?? 'nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const logFile = path.join(folder, 'access.log');
  let log = '';
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await answers()))
    await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    origin,
    /** Returns the log of nginx, which is complete once nginx has been stopped. */
    accessLog: () => log,
    stop: async () => {
      child.kill();
      await ended;
      log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import type { ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownRelease } from '@escale/core';
import { freePort, startProcess } from '@escale/core/testing';
import { accounts, bearerHeaders, signIn } from '../testing/test-server';
import { createTestClient, newestMailOf } from '../testing/test-client';

let folder: string;
let port: string;
const runningProcesses = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'));
  await chmod(folder, 0o755);
  port = String(await freePort());
});
afterAll(async () => {
  for (const child of runningProcesses) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

function start(environment: Record<string, string> = {}) {
  const started = startProcess({ API_PORT: port, ESCALE_DATA_DIR: folder, ...environment });
  runningProcesses.add(started.child);
  return started;
}

async function signInThere() {
  const origin = `http://localhost:${port}`;
  const client = createTestClient(origin);
  const { accessToken } = await signIn({ newestMail: () => newestMailOf(origin) }, client, accounts.admin);
  return { client, accessToken };
}

test('starts, rejects a second start even while it stalls, and loses no data when killed', async () => {
  const first = start();
  await first.ready;
  expect(first.output.out).toBe(
    `API ${ownRelease()} prête : http://localhost:${port}/api (emails : http://localhost:${port}/mailbox)\n`,
  );
  for (const host of ['localhost', '127.0.0.1'])
    expect((await fetch(`http://${host}:${port}/api/health`)).status).toBe(200);
  const { client, accessToken } = await signInThere();
  for (const entry of [folder, ...(await readdir(folder, { recursive: true }))])
    expect([entry, (await stat(path.resolve(folder, entry))).mode & 0o077]).toEqual([entry, 0]);

  first.child.kill('SIGSTOP');
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(path.join(folder, 'escale.lock'), longAgo, longAgo);
  const second = start({ API_PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output.err).toMatch(
    /^Le dossier de données .* est déjà ouvert par un autre processus \(\d+\) : .*\n$/,
  );

  first.child.kill('SIGKILL');
  await first.ended;
  const again = start();
  await again.ready;
  expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(200);
  expect((await client.post('/auth/refresh')).status).toBe(200);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
}, 240_000);

test('beside an interrupted restore, no new database is created', async () => {
  const cut = path.join(folder, 'cut');
  await mkdir(path.join(cut, '.restoring'), { recursive: true });
  const { ready, output } = start({ API_PORT: String(await freePort()), ESCALE_DATA_DIR: cut });
  await expect(ready).rejects.toThrow();
  expect(output.err).toMatch(/^.*n'a pas de base de données.*\n$/);
  expect(await readdir(cut)).not.toContain('postgres');
}, 120_000);

test('reports a port in use in one message', async () => {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const taken = String((other.address() as AddressInfo).port);
  const { ended, output } = start({ API_PORT: taken });
  expect(await ended).toBe(1);
  expect(output.err).toBe(
    `Le port ${taken} est déjà pris : arrêtez le programme qui l'occupe ou choisissez un autre port par API_PORT.\n`,
  );
  await new Promise((resolve) => other.close(resolve));
}, 120_000);

test('names invalid variables', async () => {
  const { ended, output } = start({
    API_PORT: 'abc',
    DATABASE_URL: 'mysql://127.0.0.1/escale',
    SEED_USERS: 'x',
  });
  expect(await ended).toBe(1);
  expect(output.err).toBe("Variables d'environnement incorrectes : API_PORT, DATABASE_URL, SEED_USERS.\n");
}, 60_000);

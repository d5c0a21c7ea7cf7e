import { createServer } from 'node:net';
import { createCheckout, freePorts, takePort } from './test-checkout';

let checkout: ReturnType<typeof createCheckout>;
let ports: { PORT: string; API_PORT: string };

beforeEach(async () => {
  checkout = createCheckout();
  ports = await freePorts();
});

afterEach(() => checkout.remove());

test('prints its steps, the address, the accounts and the mailbox, and confirms SIGTERM', async () => {
  const start = checkout.launch('start', ports);
  await start.saying('Ctrl-C');
  for (const step of [
    '[1/5] Installation',
    '[2/5] Construction',
    '[3/5] Publication',
    '[4/5] Base',
    '[5/5] Passerelle',
  ])
    expect(start.output()).toContain(step);
  expect(start.output()).toContain(`Pontus est prête :  http://localhost:${ports.PORT}`);
  expect(start.output()).toContain('operateur@escale.test');
  expect(start.output()).toContain('Version :  3.2.1\n');
  expect(start.output()).toContain(`http://localhost:${ports.API_PORT}/mailbox`);
  start.kill('SIGTERM');
  expect(await start.exitCode).toBe(0);
  expect(start.output()).toContain('Pontus est arrêtée.');
  expect([checkout.read('mock-api/stopped'), checkout.read('packages/server/gateway/stopped')]).toEqual([
    'api',
    'gateway',
  ]);
});

test('a second start skips install and build', async () => {
  const first = checkout.launch('start', ports);
  await first.saying('Ctrl-C');
  first.kill('SIGINT');
  await first.exitCode;
  const second = checkout.launch('start', ports);
  await second.saying('Ctrl-C');
  expect(second.output()).toMatch(/Installation des dépendances … déjà à jour/);
  expect(second.output()).toMatch(/Construction … déjà à jour/);
  expect(checkout.read('calls')).toBe('called\n');
});

test('names a killed server and stops the other', async () => {
  const start = checkout.launch('start', ports);
  await start.saying('Ctrl-C');
  process.kill(Number(checkout.read('mock-api/pid')), 'SIGKILL');
  expect(await start.exitCode).toBe(1);
  expect(start.output()).toContain("L'API s'est arrêtée (signal SIGKILL)");
  expect(checkout.read('packages/server/gateway/stopped')).toBe('gateway');
});

test('a killed start leaves no server behind, and the next start succeeds', async () => {
  const start = checkout.launch('start', ports);
  await start.saying('Ctrl-C');
  start.kill('SIGKILL');
  await start.exitCode;
  const pids = ['mock-api/pid', 'packages/server/gateway/pid'].map((file) => Number(checkout.read(file)));
  while (pids.some(isRunning)) await new Promise((resolve) => setImmediate(resolve));
  const next = checkout.launch('start', ports);
  await next.saying('Ctrl-C');
});

test('leaves nothing running when a signal ends npm', async () => {
  const start = checkout.npmStart(ports);
  await start.saying('Ctrl-C');
  const pids = ['mock-api/pid', 'packages/server/gateway/pid'].map((file) => Number(checkout.read(file)));
  const { pid } = JSON.parse(checkout.read('var/run/start.json')) as { pid: number };
  start.kill('SIGTERM');
  await start.exitCode;
  while ([pid, ...pids].some(isRunning)) await new Promise((resolve) => setImmediate(resolve));
  expect(start.output()).toContain('Pontus est arrêtée.');
});

test('a copy of a running checkout starts beside it', async () => {
  const first = checkout.launch('start', ports);
  await first.saying('Ctrl-C');
  const copy = createCheckout();
  copy.write('var/run/start.json', checkout.read('var/run/start.json'));
  const second = copy.launch('start', await freePorts());
  await second.saying('Pontus est prête');
  await copy.remove();
});

test('a second start in the same folder reports the running one and leaves it alone', async () => {
  const first = checkout.launch('start', ports);
  await first.saying('Ctrl-C');
  const second = checkout.launch('start', { PORT: '1', API_PORT: '2' });
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toContain(`Pontus est déjà en marche ou en train de démarrer dans ce dossier`);
  expect(second.output()).toContain(`http://localhost:${ports.PORT}`);
  const pids = ['mock-api/pid', 'packages/server/gateway/pid'].map((file) => Number(checkout.read(file)));
  expect(pids.every(isRunning)).toBe(true);
});

test.each(['PORT', 'API_PORT'] as const)('reports a port in use (%s) before any work', async (variable) => {
  const { port, server } = await takePort();
  const start = checkout.launch('start', { ...ports, [variable]: String(port) });
  expect(await start.exitCode).toBe(1);
  expect(start.output()).toContain(`Le port ${port} est déjà pris par un autre programme.`);
  expect(start.output()).not.toContain('[1/5]');
  expect(checkout.read('calls')).toBe('');
  server.close();
});

test('installs a module missing from the lock file', async () => {
  checkout.write('pnpm-lock.yaml', 'importers:\n\n  mf-known:\n');
  checkout.write('mf-known/package.json', '{}');
  expect(await installArguments()).toContain('--frozen-lockfile');
  checkout.write('mf-created/package.json', '{}');
  expect(await installArguments()).toContain('--no-frozen-lockfile');
});

async function installArguments(): Promise<string> {
  const start = checkout.launch('start', ports);
  await start.saying('Ctrl-C');
  start.kill('SIGTERM');
  await start.exitCode;
  return checkout.read('calls-words').trim().split('\n').at(-1) ?? '';
}

test('prints the data folder', async () => {
  const start = checkout.launch('start', { ...ports, ESCALE_DATA_DIR: 'elsewhere' });
  await start.saying('Ctrl-C');
  start.kill('SIGTERM');
  await start.exitCode;
  expect(start.output()).toContain('Les données restent dans elsewhere.');
});

test('recognises an instance of another folder on the port', async () => {
  const other = createCheckout();
  const running = other.launch('start', ports);
  await running.saying('Ctrl-C');
  const start = checkout.launch('start', ports);
  expect(await start.exitCode).toBe(1);
  expect(start.output()).toContain(`Pontus est déjà en marche sur le port ${ports.PORT}`);
  running.kill('SIGTERM');
  await running.exitCode;
  await other.remove();
});

test('prints the end of the output and a summary when a build fails', async () => {
  checkout.write(
    'packages/front/module-kit/build/run-build.mjs',
    "console.error('TS quay'); process.exit(1);",
  );
  const start = checkout.launch('start', ports);
  expect(await start.exitCode).toBe(1);
  expect(start.output()).toContain('TS quay');
  expect(start.output()).toContain('La construction de shell a échoué.');
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('several processes of the API need a PostgreSQL server: says so in one sentence', async () => {
  const start = checkout.launch('start', { ...ports, API_PROCESSES: '2', DATABASE_URL: '' });
  expect(await start.exitCode).toBe(1);
  expect(start.output().trim()).toBe(
    "API_PROCESSES=2 demande un serveur PostgreSQL : indiquez-le par DATABASE_URL. La base embarquée n'appartient qu'à un processus.",
  );
});

test.each([
  [{ PORT: '3000', API_PORT: '3000' }, "PORT (3000) est aussi un port de l'API (3000)"],
  [
    {
      PORT: '3000',
      API_PORT: '2999',
      API_PROCESSES: '2',
      DATABASE_URL: 'postgres://escale@localhost/escale',
    },
    "PORT (3000) est aussi un port de l'API (2999 à 3000)",
  ],
])('names the ports of the API when PORT is one of them: %j', async (settings, sentence) => {
  const start = checkout.launch('start', settings);
  expect(await start.exitCode).toBe(1);
  expect(start.output()).toContain(sentence);
});

test('starts as many processes of the API as asked for', async () => {
  const DATABASE_URL = 'postgres://localhost/escale';
  const API_PORT = await firstOfTwoPorts();
  const settings = { ...ports, API_PORT: String(API_PORT), API_PROCESSES: '2', DATABASE_URL };
  const start = checkout.launch('start', settings);
  await start.saying('Ctrl-C');
  for (const port of [API_PORT, API_PORT + 1])
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);
  start.kill('SIGTERM');
  expect(await start.exitCode).toBe(0);
});

/** Returns a free port whose successor is also free. */
async function firstOfTwoPorts(): Promise<number> {
  for (;;) {
    const { port, server } = await takePort();
    const next = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      next.once('error', () => resolve(false)).listen(port + 1, '127.0.0.1', () => resolve(true));
    });
    await Promise.all([server, next].map((one) => new Promise((resolve) => one.close(resolve))));
    if (isFree && String(port + 1) !== ports.PORT) return port;
  }
}

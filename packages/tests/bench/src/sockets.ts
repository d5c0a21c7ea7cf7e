import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accounts, openMailbox, startApiProcesses, type ApiProcesses } from '@escale/e2e/fixtures';
import { makeChanges, findQuietUser } from './changes';
import { signIn } from './sign-in';
import type { ClientOrder, ClientReport } from './socket-clients';
import { printSocketReport } from './sockets-report';
import { machineSeconds, usageOfAll } from './usage';

const socketCount = Number(process.env.BENCH_SOCKETS ?? 1_000);
const durationSeconds = Number(process.env.BENCH_SECONDS ?? 300);
const changesPerSecond = Number(process.env.BENCH_RATE ?? 50);
const processCount = Number(process.env.BENCH_PROCESSES ?? 1);
const database = process.env.BENCH_DATABASE === 'postgres' ? 'postgres' : 'embedded';
const clientProcessCount = 2;
const sessionsPerAccount = 3;
const deliveryGraceMs = 5_000;

function sendOrder<Answer>(child: ChildProcess, order: ClientOrder): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('exit', () => reject(new Error('the clients have ended')));
    child.send(order);
  });
}

async function signInAll(origin: string): Promise<string[]> {
  const mailbox = openMailbox(origin);
  const tokens: string[] = [];
  for (let round = 0; round < sessionsPerAccount; round += 1)
    for (const account of [accounts.superAdmin, accounts.admin, accounts.operator])
      tokens.push(await signIn(origin, mailbox, account));
  return tokens;
}

async function measureSockets({ origins, pids }: ApiProcesses, children: ChildProcess[]): Promise<boolean> {
  const [origin = ''] = origins;
  const usage = () => usageOfAll(pids());
  const tokens = await signInAll(origin);
  const [accessToken = ''] = tokens;
  const userId = await findQuietUser(origin, accessToken);
  const idle = usage();
  const connecting = performance.now();
  const order = { order: 'connect' as const, tokens, events: 2 * durationSeconds * changesPerSecond + 1_000 };
  const count = Math.ceil(socketCount / clientProcessCount);
  await Promise.all(
    children.map((child, index) =>
      sendOrder(child, { ...order, count, origin: origins[index % origins.length] ?? '' }),
    ),
  );
  const connectSeconds = (performance.now() - connecting) / 1_000;
  const before = { api: usage(), generator: process.cpuUsage(), machine: machineSeconds() };
  const clientsBefore = await Promise.all(
    children.map((child) => sendOrder<ClientReport>(child, { order: 'report' })),
  );
  let highest = before.api.megabytes;
  const watch = () => (highest = Math.max(highest, usage().megabytes));
  const started = performance.now();
  const madeCount = await makeChanges({
    origin,
    accessToken,
    userId,
    seconds: durationSeconds,
    perSecond: changesPerSecond,
    watch,
  });
  const seconds = (performance.now() - started) / 1_000;
  const after = { api: usage(), machine: machineSeconds() };
  const { user, system } = process.cpuUsage(before.generator);
  await pause(deliveryGraceMs);
  const reports = await Promise.all(
    children.map((child) => sendOrder<ClientReport>(child, { order: 'report' })),
  );
  const cpuOf = (some: ClientReport[]) => some.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  return printSocketReport(reports, {
    plannedCount: durationSeconds * changesPerSecond,
    madeCount,
    seconds,
    connectSeconds,
    megabytes: {
      idle: idle.megabytes,
      start: before.api.megabytes,
      highest,
      end: usage().megabytes,
    },
    cpu: {
      api: after.api.cpuSeconds - before.api.cpuSeconds,
      generator: (user + system) / 1e6,
      clients: cpuOf(reports) - cpuOf(clientsBefore),
      machine: after.machine.busy - before.machine.busy,
      idle: after.machine.idle - before.machine.idle,
    },
  });
}

/** Measures API processes with many live connections that all receive the changes (docs/performance.md). */
async function benchSockets(): Promise<void> {
  const apis = await startApiProcesses(
    { database: processCount > 1 ? 'postgres' : database, count: processCount },
    { MAILBOX: 'on', LIMIT_ACCOUNT_SOCKETS: '100000' },
  );
  const children = Array.from({ length: clientProcessCount }, () =>
    fork(path.join(import.meta.dirname, 'socket-clients.ts'), {
      execArgv: ['--import', 'tsx'],
      cwd: import.meta.dirname,
    }),
  );
  try {
    if (!(await measureSockets(apis, children))) process.exitCode = 1;
  } finally {
    for (const child of children) child.kill();
    await apis.stop();
  }
}

void benchSockets();

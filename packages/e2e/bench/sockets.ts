import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accounts } from '../src/fixtures/accounts';
import { freePort } from '../src/fixtures/free-port';
import { openMailbox } from '../src/fixtures/mailbox';
import { startServer } from '../src/fixtures/server-process';
import type { Order, Report } from './socket-clients';

const socketCount = Number(process.env.BENCH_SOCKETS ?? 1_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 300);
const eventsPerSecond = Number(process.env.BENCH_RATE ?? 50);
const clientProcesses = 2;
const sessionsPerAccount = 3;
const changesAtOnce = 8;

interface SignedIn {
  accessToken: string;
  user: { id: string };
}

async function signIn(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const mailbox = openMailbox(origin);
  const call = async (name: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(`${origin}/api/auth/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const mails = await mailbox.count(email);
  const login = await call('login', { email, password });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const otpCode = await mailbox.codeFor(email, mails);
  return (await (await call('verify-otp', { email, otpCode }, cookie)).json()) as SignedIn;
}

function ask<Answer>(child: ChildProcess, order: Order): Promise<Answer> {
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as Answer));
    child.send(order);
  });
}

/** Memory in megabytes and processor time in seconds of a process, as Linux counts them. */
function usage(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(stat[11]) + Number(stat[12]);
  return { megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024, cpuSeconds: ticks / 100 };
}

/** Makes changes at an even rate as far as the API keeps up; gives how many were made. */
async function makeChanges(
  origin: string,
  chief: SignedIn,
  quiet: string,
  watch: () => void,
): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1_000;
  let begun = 0;
  const change = async () => {
    const answer = await fetch(`${origin}/api/users/${quiet}/force-logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${chief.accessToken}`, 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`a change failed: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const work = async () => {
    while (performance.now() < end) {
      const number = begun;
      begun += 1;
      const due = started + (number * 1_000) / eventsPerSecond;
      if (due > performance.now()) await pause(due - performance.now());
      await change();
      if (number % eventsPerSecond === 0) watch();
    }
  };
  await Promise.all(Array.from({ length: changesAtOnce }, work));
  return begun;
}

function quantile(delays: readonly number[], share: number): number {
  const all = delays.reduce((sum, count) => sum + count, 0);
  let passed = 0;
  return delays.findIndex((count) => (passed += count) >= all * share);
}

const sum = (reports: readonly Report[], part: (report: Report) => number) =>
  reports.reduce((total, report) => total + part(report), 0);

function print(reports: readonly Report[], changes: number): boolean {
  const [first] = reports;
  const delays = (first?.delays ?? []).map((_, ms) => sum(reports, (report) => report.delays[ms] ?? 0));
  const deliveries = delays.reduce((total, count) => total + count, 0);
  const unheard = sum(reports, ({ events, sockets }) => (changes - events) * sockets);
  const lost = unheard + sum(reports, ({ missing }) => missing);
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(delays, share));
  console.log(
    `${changes} changes, ${deliveries} deliveries, after ${p50} ms (median), ${p99} ms (p99), ${most} ms (most)`,
  );
  console.log(
    `lost: ${lost}, told twice: ${sum(reports, ({ repeated }) => repeated)}, ` +
      `connections dropped: ${sum(reports, ({ disconnects }) => disconnects)}`,
  );
  return lost === 0;
}

/** One API process with many live connections, and changes that all of them are told (docs/performance.md). */
async function benchSockets(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-sockets-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { API_PORT: String(port), ESCALE_DATA_DIR: path.join(folder, 'data'), MAILBOX: 'on' };
  const server = await startServer('mock-api', env, `${origin}/api/health`);
  const children = Array.from({ length: clientProcesses }, () =>
    fork(path.join(import.meta.dirname, 'socket-clients.ts'), {
      execArgv: ['--import', 'tsx'],
      cwd: import.meta.dirname,
    }),
  );
  try {
    const quiet = await signIn(origin, accounts.operator);
    const sessions: SignedIn[] = [];
    for (let round = 0; round < sessionsPerAccount; round += 1)
      for (const account of [accounts.superAdmin, accounts.admin])
        sessions.push(await signIn(origin, account));
    const [chief] = sessions;
    if (chief === undefined) throw new Error('nobody signed in');
    const idle = usage(server.pid);
    const connecting = performance.now();
    const tokens = sessions.map(({ accessToken }) => accessToken);
    const count = socketCount / clientProcesses;
    await Promise.all(children.map((child) => ask(child, { order: 'connect', origin, tokens, count })));
    const before = usage(server.pid);
    console.log(
      `${socketCount} sockets in ${((performance.now() - connecting) / 1_000).toFixed(1)} s; ` +
        `memory ${idle.megabytes.toFixed(0)} MB without, ${before.megabytes.toFixed(0)} MB with them`,
    );
    let highest = 0;
    const started = performance.now();
    const changes = await makeChanges(origin, chief, quiet.user.id, () => {
      highest = Math.max(highest, usage(server.pid).megabytes);
    });
    const took = (performance.now() - started) / 1_000;
    await pause(5_000);
    const after = usage(server.pid);
    const reports = await Promise.all(children.map((child) => ask<Report>(child, { order: 'report' })));
    const whole = print(reports, changes);
    console.log(
      `${took.toFixed(0)} s, ${(changes / took).toFixed(1)} changes a second; memory at most ${highest.toFixed(0)} MB, ${after.megabytes.toFixed(0)} MB at the end; ` +
        `processor ${((100 * (after.cpuSeconds - before.cpuSeconds)) / took).toFixed(0)} % of one core`,
    );
    if (!whole) process.exitCode = 1;
  } finally {
    for (const child of children) child.kill();
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

void benchSockets();

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Result } from 'autocannon';
import { accounts } from '../src/fixtures/accounts';
import { freePort } from '../src/fixtures/free-port';
import { openMailbox } from '../src/fixtures/mailbox';
import { startServer } from '../src/fixtures/server-process';
import { startGateway } from '../src/fixtures/stack';
import { signIn } from './sign-in';

const seededUsers = Number(process.env.BENCH_USERS ?? 10_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 15);
const probeEveryMs = 20;

interface Load {
  name: string;
  clients: number;
  headers: Record<string, string>;
  /** Answers a second that the goal demands. */
  goal?: number;
  status: 200 | 304;
}

/** Asks /api/health at a steady pace; returns the times of the answers in milliseconds, sorted. */
async function probeHealth(origin: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const load = { running: true };
  void until.then(() => (load.running = false));
  while (load.running) {
    const started = performance.now();
    asked.push(
      fetch(`${origin}/api/health`).then(async (answer) => {
        await answer.text();
        times.push(answer.status === 200 ? performance.now() - started : Infinity);
      }),
    );
    await pause(probeEveryMs);
  }
  await Promise.all(asked);
  return times.sort((one, other) => one - other);
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

async function run(origin: string, { name, clients, headers, goal = 0, status }: Load): Promise<boolean> {
  const finished = new Promise<Result>((resolve, reject) => {
    autocannon(
      { url: `${origin}/api/users`, connections: clients, duration: seconds, headers, timeout: 30 },
      (error: Error | null, result) => (error === null ? resolve(result) : reject(error)),
    );
  });
  const [result, health] = await Promise.all([finished, probeHealth(origin, finished)]);
  const counts = result.statusCodeStats ?? {};
  const perSecond = (counts[`${status}`]?.count ?? 0) / result.duration;
  const refused = (counts['503']?.count ?? 0) / result.duration;
  const p99 = at(health, 0.99);
  console.log(
    [
      name.padEnd(34),
      `${perSecond.toFixed(0)}/s with ${status}${goal > 0 ? ` (goal ${goal})` : ''}`,
      `${refused.toFixed(0)}/s with 503`,
      `p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
      `errors ${result.errors}`,
      `health p50 ${at(health, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (goal 100), ${health.length} asked`,
    ].join(' | '),
  );
  return perSecond >= goal && p99 <= 100;
}

async function versionOf(origin: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${origin}/api/users`, { headers });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

/** The list of 10,000 users under load, through the gateway, beside /api/health in the same run. */
async function benchApi(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-api-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const [origin, apiOrigin] = [`http://localhost:${port}`, `http://localhost:${apiPort}`];
  const env = {
    PORT: String(port),
    API_PORT: String(apiPort),
    ESCALE_DATA_DIR: path.join(folder, 'data'),
    SEED_USERS: String(seededUsers),
  };
  const api = await startServer('mock-api', env, `${apiOrigin}/api/health`);
  const gateway = await startGateway(folder, port, apiPort, `${origin}/api/health`);
  try {
    const token = await signIn(apiOrigin, openMailbox(apiOrigin), accounts.superAdmin);
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
    const etag = await versionOf(origin, headers);
    const idle = await probeHealth(origin, pause(seconds * 200));
    console.log(`health at rest: p50 ${at(idle, 0.5).toFixed(0)} ms, p99 ${at(idle, 0.99).toFixed(0)} ms`);
    const conditional = { ...headers, 'if-none-match': etag };
    const loads: Load[] = [
      { name: 'whole list (br), 10 clients', clients: 10, headers, goal: 50, status: 200 },
      { name: 'unchanged list, 10 clients', clients: 10, headers: conditional, goal: 300, status: 304 },
      { name: 'unchanged list, 500 clients', clients: 500, headers: conditional, status: 304 },
    ];
    for (const load of loads) if (!(await run(origin, load))) process.exitCode = 1;
  } finally {
    await Promise.all([gateway.stop(), api.stop()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

void benchApi();

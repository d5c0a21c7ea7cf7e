import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { accounts, openMailbox, startGateway, startServer } from '@escale/e2e/fixtures';
import { freePort } from '@escale/core/testing';
import { benchAuditSearch } from './audit-search';
import type { ProbeOrder } from './health-probe';
import { signIn } from './sign-in';
import { usageOf } from './usage';

const seededUserCount = Number(process.env.BENCH_USERS ?? 10_000);
const durationSeconds = Number(process.env.BENCH_SECONDS ?? 15);
/** Time between the starts of two clients: real users do not all start in the same millisecond. */
const arrivalMs = 4;

interface LoadCase {
  name: string;
  clients: number;
  headers: Record<string, string>;
  /** Answers per second that the goal requires. */
  goal?: number;
  status: 200 | 304;
}

interface Servers {
  origin: string;
  probe: ChildProcess;
  /** Process ids of API and gateway. */
  pids: number[];
}

interface LoadOutcome {
  statuses: Map<number, number>;
  /** Sorted durations of the answers with the expected status, in milliseconds. */
  times: number[];
}

const loadPeriod = { until: 0 };
const isLoadPeriod = () => performance.now() < loadPeriod.until;

/** Runs clients that list the users again after each answer; after a 503, they first wait for about the time in `Retry-After`. */
async function runClients(origin: string, { clients, headers, status }: LoadCase): Promise<LoadOutcome> {
  const agent = new Agent({ pipelining: 1 });
  const outcome: LoadOutcome = { statuses: new Map(), times: [] };
  const client = async (arrival: number) => {
    await pause(arrival);
    while (isLoadPeriod()) {
      const started = performance.now();
      const answer = await request(`${origin}/api/users`, { dispatcher: agent, headers });
      await answer.body.dump({ limit: Infinity });
      outcome.statuses.set(answer.statusCode, (outcome.statuses.get(answer.statusCode) ?? 0) + 1);
      if (answer.statusCode === status) outcome.times.push(performance.now() - started);
      if (answer.statusCode === 503)
        await pause(Number(answer.headers['retry-after']) * 1_000 * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, n) => client(arrivalMs * n)));
  await agent.destroy();
  outcome.times.sort((one, other) => one - other);
  return outcome;
}

/** Starts the probe in a separate process, so that the work of the clients does not delay its measurements. */
const startProbe = () =>
  fork(path.join(import.meta.dirname, 'health-probe.ts'), {
    execArgv: ['--import', 'tsx'],
    cwd: import.meta.dirname,
  });

/** Calls /api/health at a steady pace; returns the sorted durations in milliseconds. */
async function probeHealth(probe: ChildProcess, order: ProbeOrder): Promise<number[]> {
  probe.send(order);
  const [times] = (await once(probe, 'message')) as [number[]];
  return times;
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

async function runLoad({ origin, probe, pids }: Servers, load: LoadCase): Promise<boolean> {
  const { name, goal = 0, status } = load;
  const cpuBefore = pids.map((pid) => usageOf(pid).cpuSeconds);
  loadPeriod.until = performance.now() + durationSeconds * 1_000;
  const [{ statuses, times }, health] = await Promise.all([
    runClients(origin, load),
    probeHealth(probe, { origin, milliseconds: durationSeconds * 1_000 }),
  ]);
  const perSecond = (statuses.get(status) ?? 0) / durationSeconds;
  const p99 = quantile(health, 0.99);
  const cores = pids.map(
    (pid, index) => (usageOf(pid).cpuSeconds - (cpuBefore[index] ?? 0)) / durationSeconds,
  );
  console.log(
    [
      name,
      `${perSecond.toFixed(0)}/s with ${status}${goal > 0 ? ` (goal ${goal})` : ''}`,
      `${((statuses.get(503) ?? 0) / durationSeconds).toFixed(0)}/s with 503`,
      `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
      `health p50 ${quantile(health, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (goal 100)`,
      `cores: API ${cores[0]?.toFixed(2)}, gateway ${cores[1]?.toFixed(2)}`,
    ].join(' | '),
  );
  return perSecond >= goal && p99 <= 100;
}

async function readListEtag(origin: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${origin}/api/users`, { headers });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

/** Measures the list of 10,000 users under load, through the gateway, and /api/health in the same run. */
async function benchApi(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-api-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const [origin, apiOrigin] = [`http://localhost:${port}`, `http://localhost:${apiPort}`];
  const env = {
    PORT: String(port),
    API_PORT: String(apiPort),
    ESCALE_DATA_DIR: path.join(folder, 'data'),
    SEED_USERS: String(seededUserCount),
  };
  const api = await startServer('mock-api', env, `${apiOrigin}/api/health`);
  const probe = startProbe();
  const gateway = await startGateway(folder, port, apiPort, `${origin}/api/health`);
  try {
    const token = await signIn(apiOrigin, openMailbox(apiOrigin), accounts.superAdmin);
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
    const etag = await readListEtag(origin, headers);
    const idle = await probeHealth(probe, { origin, milliseconds: durationSeconds * 200 });
    console.log(
      `health at rest: p50 ${quantile(idle, 0.5).toFixed(0)} ms, p99 ${quantile(idle, 0.99).toFixed(0)} ms`,
    );
    const conditional = { ...headers, 'if-none-match': etag };
    const loads: LoadCase[] = [
      { name: 'whole list (br), 10 clients', clients: 10, headers, goal: 50, status: 200 },
      { name: 'unchanged list, 10 clients', clients: 10, headers: conditional, goal: 300, status: 304 },
      { name: 'unchanged list, 500 clients', clients: 500, headers: conditional, status: 304 },
    ];
    for (const load of loads)
      if (!(await runLoad({ origin, probe, pids: [api.pid, gateway.pid] }, load))) process.exitCode = 1;
  } finally {
    probe.kill();
    await Promise.all([gateway.stop(), api.stop()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function benchAll(): Promise<void> {
  await benchApi();
  if (!(await benchAuditSearch(seededUserCount))) process.exitCode = 1;
}

void benchAll();

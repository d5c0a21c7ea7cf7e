import type { User } from '@escale/contracts';
import { openAgent } from '../attack/http';
import { refreshToken, signIn } from '../attack/people';
import { newVisitor, succeed, type Visitor } from '../attack/visitor';
import { accounts } from '../src/fixtures/accounts';
import { startApiProcesses, type ApiProcesses } from '../src/fixtures/api-processes';
import { openMailbox } from '../src/fixtures/mailbox';
import { machine } from './machine';
import { usageOfAll } from './usage';

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
/** As many as may have a session: three of an account. */
const clients = 6;
const readers = [accounts.superAdmin, accounts.admin];
const bulkSize = 1_000;
const bulkRounds = 3;

const setUps = [
  { name: 'embedded', database: 'embedded', count: 1 },
  { name: 'PostgreSQL, one process', database: 'postgres', count: 1 },
  { name: 'PostgreSQL, two processes', database: 'postgres', count: 2 },
] as const;

/** What a client does again and again; `visitor` is signed in and its own. */
type Work = (visitor: Visitor) => Promise<unknown>;

const get =
  (address: string): Work =>
  (visitor) =>
    succeed(visitor.call('GET', address));

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Lets every client work for a while; prints answers a second, p50, p99 and the processes' share of the cores. */
async function measure(name: string, apis: ApiProcesses, visitors: readonly Visitor[], work: Work) {
  const cpuBefore = usageOfAll(apis.pids()).cpuSeconds;
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1_000;
  await Promise.all(
    visitors.map(async (visitor) => {
      while (performance.now() < end) {
        const asked = performance.now();
        await work(visitor);
        times.push(performance.now() - asked);
      }
    }),
  );
  const took = (performance.now() - started) / 1_000;
  const cores = (usageOfAll(apis.pids()).cpuSeconds - cpuBefore) / took;
  times.sort((one, other) => one - other);
  const figures = [`${(times.length / took).toFixed(0)}/s`, `p50 ${at(times, 0.5).toFixed(0)} ms`];
  figures.push(`p99 ${at(times, 0.99).toFixed(0)} ms`, `API ${cores.toFixed(2)} cores`);
  console.log(`  ${name.padEnd(28)}${figures.join(', ')}`);
}

/** Clients spread over the processes as the gateway spreads them, each with a session of its own. */
async function enter({ origins }: ApiProcesses): Promise<Visitor[]> {
  const agent = openAgent();
  const mailbox = openMailbox(origins[0] ?? '');
  const visitors = Array.from({ length: clients }, (_, index) =>
    newVisitor({
      agent,
      apiOrigin: origins[index % origins.length] ?? '',
      newAddress: () => `198.18.0.${index + 1}`,
    }),
  );
  for (const [index, visitor] of visitors.entries())
    await signIn({ mailbox }, visitor, readers[index % readers.length] ?? accounts.superAdmin);
  return visitors;
}

async function bulk([visitor]: readonly Visitor[]): Promise<void> {
  if (visitor === undefined) return;
  const { data } = (await succeed(visitor.call('GET', '/users'))).json() as { data: User[] };
  const userIds = data.filter(({ role }) => role === 'OPERATOR').map(({ id }) => id);
  const times: number[] = [];
  for (let round = 0; round < bulkRounds; round += 1)
    for (const action of ['deactivate', 'activate']) {
      const asked = performance.now();
      const chosen = userIds.slice(-bulkSize);
      await succeed(visitor.call('POST', '/users/bulk-action', { action, userIds: chosen }));
      times.push(performance.now() - asked);
    }
  times.sort((one, other) => one - other);
  console.log(
    `  ${`bulk action on ${bulkSize}`.padEnd(28)}p50 ${at(times, 0.5).toFixed(0)} ms of ${times.length}`,
  );
}

async function benchSetUp({ name, database, count }: (typeof setUps)[number]): Promise<void> {
  console.log(name);
  const limits = Object.fromEntries(
    ['LIMIT_CODE_MAILS', 'LIMIT_ACCOUNT_FAILURES', 'LIMIT_OPEN_CALLS'].map((limit) => [limit, '100000']),
  );
  for (const further of [0, 9_973]) {
    const settings = { ...limits, SEED_USERS: String(further), MAX_LOOP_DELAY_MS: '0', MAILBOX: 'on' };
    const apis = await startApiProcesses({ database, count }, settings);
    try {
      const visitors = await enter(apis);
      if (further === 0) {
        const { email, password } = accounts.operator;
        const login = { email, password, remember: false };
        // Two processes delay what is tried for one account at the same time.
        if (count === 1)
          await measure('password of a sign-in', apis, visitors, (visitor) =>
            succeed(visitor.call('POST', '/auth/login', login)),
          );
        await measure('refresh', apis, visitors, refreshToken);
        await measure('list of 27', apis, visitors, get('/users'));
        await measure('page of the audit log', apis, visitors, get('/users/audit-logs?limit=50'));
      } else {
        await measure('list of 10,000', apis, visitors, get('/users'));
        await bulk(visitors);
      }
    } finally {
      await apis.stop();
    }
  }
}

async function benchSetUps(): Promise<void> {
  console.log(`${machine()}; ${clients} clients, ${seconds} s each`);
  const chosen = setUps.filter(({ name }) => name.includes(process.argv[3] ?? ''));
  for (const setUp of chosen) await benchSetUp(setUp);
}

void benchSetUps();

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BulkAction, BulkActionResult, User } from '@escale/contracts';
import { accounts } from '../src/fixtures/accounts';
import { freePort } from '../src/fixtures/free-port';
import { openMailbox } from '../src/fixtures/mailbox';
import { startServer } from '../src/fixtures/server-process';
import { machine } from './machine';
import { signIn } from './sign-in';

const count = 1_000;
const goalMs = 2_000;
const rounds = 5;
/** As the page of the users asks for them: in calls of so many (`use-bulk-run.ts`). */
const perCall = 250;

type Bulk = (action: BulkAction, userIds: readonly string[]) => Promise<BulkActionResult>;

async function timed(bulk: Bulk, action: BulkAction, ids: readonly string[], size: number): Promise<number> {
  const started = performance.now();
  for (let start = 0; start < ids.length; start += size) {
    const { errorCount } = await bulk(action, ids.slice(start, start + size));
    if (errorCount > 0) throw new Error(`${action}: ${errorCount} users were not changed`);
  }
  return performance.now() - started;
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.map(Math.round).sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const result = median <= goalMs ? 'met' : 'NOT met';
  console.log(
    `${what}: ${median} ms, ${sorted[0]} to ${sorted.at(-1)} (median of ${sorted.length}; goal ${goalMs}: ${result})`,
  );
  if (median > goalMs) process.exitCode = 1;
}

async function measure(origin: string): Promise<void> {
  const token = await signIn(origin, openMailbox(origin), accounts.superAdmin);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async <Data>(address: string, init: RequestInit = {}): Promise<Data> => {
    const answer = await fetch(`${origin}/api/users${address}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const bulk: Bulk = (action, userIds) =>
    call('/bulk-action', { method: 'POST', body: JSON.stringify({ action, userIds }) });
  const ids = (await call<User[]>(''))
    .filter(({ role }) => role === 'OPERATOR')
    .slice(0, count)
    .map(({ id }) => id);
  if (ids.length < count) throw new Error(`only ${ids.length} operators`);
  const actions = ['deactivate', 'activate'] as const;
  for (const action of actions) await timed(bulk, action, ids, count);
  for (const [size, how] of [
    [count, 'in one call'],
    [perCall, `in calls of ${perCall}, as the page asks`],
  ] as const) {
    const times: Record<(typeof actions)[number], number[]> = { deactivate: [], activate: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const action of actions) times[action].push(await timed(bulk, action, ids, size));
    for (const action of actions) report(`${action} ${count} users ${how}`, times[action]);
  }
  report(`delete ${count} users in one call`, [await timed(bulk, 'delete', ids, count)]);
}

/** A bulk action on a thousand users, on the embedded database of the API. */
async function benchBulk(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-bulk-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    API_PORT: String(port),
    ESCALE_DATA_DIR: path.join(folder, 'data'),
    SEED_USERS: String(2 * count),
  };
  const api = await startServer('mock-api', env, `${origin}/api/health`);
  try {
    console.log(machine());
    await measure(origin);
  } finally {
    await api.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

void benchBulk();

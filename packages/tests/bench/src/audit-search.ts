import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accounts, openMailbox, startServer } from '@escale/e2e/fixtures';
import { freePort } from '@escale/core/testing';
import { fillAuditLog } from './audit-entries';
import { signIn } from './sign-in';

const entryCount = Number(process.env.BENCH_ENTRIES ?? 100_000);
const rounds = 15;
/** Maximum duration of a search, as a multiple of the duration of the unfiltered first page. */
const maxRatio = 3;

const firstPage = { name: 'first page', query: {} };
const searches = [
  { name: 'a person', query: { search: 'bintou zadi' } },
  { name: 'a surname of many', query: { search: 'zadi' } },
  { name: 'an address', query: { search: '185.220.101.57' } },
  { name: 'a changed value', query: { search: 'nouveau4885' } },
  { name: 'an action and a status', query: { search: 'statut suspendu' } },
  { name: 'the action of half of all', query: { search: 'connexion' } },
  { name: 'the filters', query: { action: 'UPDATE', ipAddress: '10.20.5.85' } },
];

interface SearchResult {
  milliseconds: number;
  total: number;
}

async function searchAuditLog(
  origin: string,
  token: string,
  query: Record<string, string>,
): Promise<SearchResult> {
  const parameters = String(new URLSearchParams({ limit: '50', sort: 'desc', ...query }));
  const started = performance.now();
  const answer = await fetch(`${origin}/api/users/audit-logs?${parameters}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { pagination } = (await answer.json()) as { pagination?: { total: number } };
  if (pagination === undefined) throw new Error(`the audit log answers ${answer.status}`);
  return { milliseconds: performance.now() - started, total: pagination.total };
}

const median = (times: number[]) =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN;

async function compareSearches(origin: string, token: string): Promise<boolean> {
  const all = [firstPage, ...searches].map((one) => ({ ...one, times: [] as number[], total: 0 }));
  for (let round = 0; round < rounds; round += 1)
    for (const one of all) {
      const { milliseconds, total } = await searchAuditLog(origin, token, one.query);
      one.times.push(milliseconds);
      one.total = total;
    }
  const [page = NaN, ...others] = all.map(({ times }) => median(times));
  console.log(`audit log of ${entryCount} entries | first page: ${page.toFixed(1)} ms`);
  const ratios = others.map((time) => time / page);
  for (const [index, { name, total }] of all.slice(1).entries())
    console.log(
      `search for ${name} (${total} found): ${others[index]?.toFixed(1)} ms, ${ratios[index]?.toFixed(2)} times the first page (goal ${maxRatio})`,
    );
  return ratios.every((ratio) => ratio <= maxRatio);
}

/**
 * Measures searches of an audit log of 100,000 entries and 10,000 accounts. Compares each with the unfiltered first page in the
 * same run.
 */
export async function benchAuditSearch(seededUsers: number): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-audit-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const data = path.join(folder, 'data');
  const env = { API_PORT: String(port), ESCALE_DATA_DIR: data, SEED_USERS: String(seededUsers) };
  const start = () => startServer('mock-api', env, `${origin}/api/health`);
  try {
    await (await start()).stop();
    await fillAuditLog(data, entryCount);
    const api = await start();
    try {
      return await compareSearches(origin, await signIn(origin, openMailbox(origin), accounts.superAdmin));
    } finally {
      await api.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

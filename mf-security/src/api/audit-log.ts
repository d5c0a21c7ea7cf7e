import { getJson, serverNow } from '@escale/api-client';
import { auditListResponseSchema, limits, type AuditEntry, type AuditSearch } from '@escale/contracts';

/**
 * The loaded part of the audit log, or of the results of a search: all entries from the newest to the oldest loaded one, without a
 * gap.
 */
export interface AuditLog {
  entries: readonly AuditEntry[];
  /** True if the server has no older entries. */
  complete: boolean;
  /** The number of entries, or of search results, on the server. */
  total?: number | undefined;
  /** The filters that the server applied; undefined if the server does not search. */
  applied?: readonly string[] | undefined;
  /** The time of the oldest entry that the server has searched. */
  since?: string | null | undefined;
}

const pageSize: number = limits.securityAuditFetch;

/**
 * The first load stops once the entries cover this many days, as many as the chart shows. Older
 * entries are loaded on demand.
 */
const loadedDays = 12;
const maxPagesAtOnce = 5;

/** Fetches a page of the audit log, or of the results of a search (`GET /users/audit-logs`, §7: limit 50, sort desc). */
export async function fetchAuditPage(
  page: number,
  search: AuditSearch = {},
  limit = pageSize,
): Promise<AuditLog> {
  const params = { limit, sort: 'desc', ...search, ...(page > 1 && { page }) };
  const answer = await getJson('/users/audit-logs', auditListResponseSchema, { params });
  const { data: entries, pagination, applied, since } = answer;
  const complete =
    pagination === undefined
      ? entries.length < limit
      : pagination.total <= (page - 1) * limit + entries.length;
  return { entries, complete, total: pagination?.total, applied, since };
}

/** Returns the newest entries followed by the known ones. If they do not overlap, returns only the newest, to leave no gap. */
export function withNewestEntries(cached: AuditLog | undefined, newest: AuditLog): AuditLog {
  const ids = new Set(newest.entries.map(({ id }) => id));
  const older = cached?.entries.filter(({ id }) => !ids.has(id)) ?? [];
  const overlaps = cached !== undefined && older.length < cached.entries.length;
  if (!overlaps) return newest;
  return { ...newest, entries: [...newest.entries, ...older], complete: newest.complete || cached.complete };
}

/**
 * Loads the next page and returns the log with the entries of that page. Skips entries that the log
 * already has: newer entries on the server may have moved them to that page.
 */
export async function withNextPage(
  log: AuditLog,
  search: AuditSearch = {},
  limit = pageSize,
): Promise<AuditLog> {
  const page = await fetchAuditPage(Math.floor(log.entries.length / limit) + 1, search, limit);
  const ids = new Set(log.entries.map(({ id }) => id));
  const added = page.entries.filter(({ id }) => !ids.has(id));
  return { ...page, entries: [...log.entries, ...added], complete: page.complete || added.length === 0 };
}

function coversLoadedDays({ entries, complete }: AuditLog): boolean {
  const oldest = entries.at(-1);
  const since = serverNow() - loadedDays * 86_400_000;
  return complete || oldest === undefined || !(new Date(oldest.timestamp).getTime() >= since);
}

/**
 * Loads the newest entries and adds the known ones to them. If the two do not overlap, as on the
 * first load, drops the known ones and loads some older pages instead, and stops at the first page
 * that fails to load.
 */
export async function loadAuditLog(cached: AuditLog | undefined): Promise<AuditLog> {
  const newest = await fetchAuditPage(1);
  let log = withNewestEntries(cached, newest);
  if (log !== newest) return log;
  for (let page = 1; page < maxPagesAtOnce && !coversLoadedDays(log); page += 1) {
    const longer = await withNextPage(log).catch(() => null);
    if (longer === null) break;
    log = longer;
  }
  return log;
}

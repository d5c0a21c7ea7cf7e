import { getJson, serverNow } from '@escale/api-client';
import { auditListResponseSchema, limits, type AuditEntry, type AuditSearch } from '@escale/contracts';

/** The loaded part of the audit log, or of a search in it: everything from the newest entry back to the last one, without a gap. */
export interface AuditLog {
  entries: readonly AuditEntry[];
  /** True when the server has nothing older. */
  complete: boolean;
  /** The number of entries on the server. */
  total?: number | undefined;
  /** The filters applied to the list; undefined from a server that does not search. */
  applied?: readonly string[] | undefined;
  /** The time of the oldest entry that the server has searched. */
  since?: string | null | undefined;
}

const pageSize: number = limits.securityAuditFetch;

/** The days that the chart and the alerts cover; older entries are loaded on demand. */
const wantedDays = 12;
const maxPagesAtOnce = 5;

/** Fetches a page of `GET /users/audit-logs` (§7: limit 50, sort desc): the whole log, or the results of a search. */
export async function fetchPage(page: number, search: AuditSearch = {}, limit = pageSize): Promise<AuditLog> {
  const params = { limit, sort: 'desc', ...search, ...(page > 1 && { page }) };
  const answer = await getJson('/users/audit-logs', auditListResponseSchema, { params });
  const { data: entries, pagination, applied, since } = answer;
  const complete =
    pagination === undefined
      ? entries.length < limit
      : pagination.total <= (page - 1) * limit + entries.length;
  return { entries, complete, total: pagination?.total, applied, since };
}

/** Returns the newest entries on top of the known ones; only the newest if there is a gap between them. */
export function withNewest(known: AuditLog | undefined, newest: AuditLog): AuditLog {
  const ids = new Set(newest.entries.map(({ id }) => id));
  const older = known?.entries.filter(({ id }) => !ids.has(id)) ?? [];
  const overlaps = known !== undefined && older.length < known.entries.length;
  if (!overlaps) return newest;
  return { ...newest, entries: [...newest.entries, ...older], complete: newest.complete || known.complete };
}

/** Returns the log with one more page; entries added since may have shifted others onto that page again. */
export async function withNextPage(
  log: AuditLog,
  search: AuditSearch = {},
  limit = pageSize,
): Promise<AuditLog> {
  const page = await fetchPage(Math.floor(log.entries.length / limit) + 1, search, limit);
  const ids = new Set(log.entries.map(({ id }) => id));
  const added = page.entries.filter(({ id }) => !ids.has(id));
  return { ...page, entries: [...log.entries, ...added], complete: page.complete || added.length === 0 };
}

function coversEnough({ entries, complete }: AuditLog): boolean {
  const oldest = entries.at(-1);
  const since = serverNow() - wantedDays * 86_400_000;
  return complete || oldest === undefined || !(new Date(oldest.timestamp).getTime() >= since);
}

/** Loads new entries. The first time, also loads some older pages; if one of those fails, the log is just shorter. */
export async function loadAuditLog(known: AuditLog | undefined): Promise<AuditLog> {
  const newest = await fetchPage(1);
  let log = withNewest(known, newest);
  if (log !== newest) return log;
  for (let page = 1; page < maxPagesAtOnce && !coversEnough(log); page += 1) {
    const longer = await withNextPage(log).catch(() => null);
    if (longer === null) break;
    log = longer;
  }
  return log;
}

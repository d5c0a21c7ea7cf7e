import { getJson, serverNow } from '@escale/api-client';
import { auditListResponseSchema, limits, type AuditEntry, type AuditRange } from '@escale/contracts';

/** What has been loaded of the audit log: everything from the newest entry back to the last one, without a gap. */
export interface AuditLog {
  entries: readonly AuditEntry[];
  /** True when there is nothing older on the server. */
  complete: boolean;
  /** How many entries the server has. */
  total?: number | undefined;
}

const pageSize = limits.securityAuditFetch;

/** A chart of twelve days and the alarms need this much; beyond it, entries are loaded on demand. */
const wantedDays = 12;
const mostPagesAtOnce = 5;

/** `GET /users/audit-logs` (§7: limit 50, sort desc), of the whole log or of the part between two moments. */
export async function fetchPage(page: number, range: AuditRange = {}): Promise<AuditLog> {
  const params = { limit: pageSize, sort: 'desc', ...range, ...(page > 1 && { page }) };
  const { data, pagination } = await getJson('/users/audit-logs', auditListResponseSchema, { params });
  const complete =
    pagination === undefined
      ? data.length < pageSize
      : pagination.total <= (page - 1) * pageSize + data.length;
  return { entries: data, complete, total: pagination?.total };
}

/** Returns the newest entries on top of the known ones; only the newest where a gap lies between them. */
export function withNewest(known: AuditLog | undefined, newest: AuditLog): AuditLog {
  const ids = new Set(newest.entries.map(({ id }) => id));
  const older = known?.entries.filter(({ id }) => !ids.has(id)) ?? [];
  const overlaps = known !== undefined && older.length < known.entries.length;
  if (!overlaps) return newest;
  return { entries: [...newest.entries, ...older], complete: newest.complete || known.complete };
}

/** Returns the log with one page more; entries that came in since have moved others to that page a second time. */
export async function withNextPage(log: AuditLog, range: AuditRange = {}): Promise<AuditLog> {
  const page = await fetchPage(Math.floor(log.entries.length / pageSize) + 1, range);
  const ids = new Set(log.entries.map(({ id }) => id));
  const added = page.entries.filter(({ id }) => !ids.has(id));
  return {
    entries: [...log.entries, ...added],
    complete: page.complete || added.length === 0,
    total: page.total,
  };
}

function coversEnough({ entries, complete }: AuditLog): boolean {
  const oldest = entries.at(-1);
  const since = serverNow() - wantedDays * 86_400_000;
  return complete || oldest === undefined || !(new Date(oldest.timestamp).getTime() >= since);
}

/** Loads what is new; without earlier entries also some older pages, whose failure leaves a shorter log. */
export async function loadAuditLog(known: AuditLog | undefined): Promise<AuditLog> {
  const newest = await fetchPage(1);
  let log = withNewest(known, newest);
  if (log !== newest) return log;
  for (let page = 1; page < mostPagesAtOnce && !coversEnough(log); page += 1) {
    const longer = await withNextPage(log).catch(() => null);
    if (longer === null) break;
    log = longer;
  }
  return log;
}

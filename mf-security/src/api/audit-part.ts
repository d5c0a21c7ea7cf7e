import { userKeys } from '@escale/api-client';
import type { AuditEntry, AuditRange } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';
import { fetchAuditPage, type AuditLog } from './audit-log';

const timeOf = ({ timestamp }: AuditEntry) => new Date(timestamp).getTime();

/** True if an entry is outside a range. An entry without a readable date is in every range. */
const isOutside = (entry: AuditEntry, { from, to }: AuditRange) =>
  (from !== undefined && timeOf(entry) < Date.parse(from)) ||
  (to !== undefined && timeOf(entry) >= Date.parse(to));

/**
 * Returns the part of a range that is older than the loaded log; `null` if the log covers the
 * range, if the log has no entry with a readable date, or if the range is unlimited.
 */
export function missingRange({ entries, complete }: AuditLog, { from, to }: AuditRange): AuditRange | null {
  const oldest = entries.findLast((entry) => !Number.isNaN(timeOf(entry)));
  if (complete || oldest === undefined || (from === undefined && to === undefined)) return null;
  const loadedSince = timeOf(oldest);
  if (from !== undefined && loadedSince < Date.parse(from)) return null;
  const end = Math.min(loadedSince + 1, to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to));
  return { ...(from !== undefined && { from }), to: new Date(end).toISOString() };
}

/** Returns the query of the newest entries in a range. Its data is `null` if the server ignores the range. */
export function auditRangeQueryOptions(range: AuditRange) {
  return queryOptions({
    queryKey: [...userKeys.auditLog, range],
    queryFn: async () => {
      const part = await fetchAuditPage(1, range);
      return part.entries.some((entry) => isOutside(entry, range)) ? null : part;
    },
  });
}

/** Merges two lists of entries, each entry once, newest first. */
export function mergeEntries(
  one: readonly AuditEntry[],
  other: readonly AuditEntry[],
): readonly AuditEntry[] {
  const ids = new Set(one.map(({ id }) => id));
  const added = other.filter(({ id }) => !ids.has(id));
  if (added.length === 0) return one;
  return [...one, ...added].toSorted((a, b) => (timeOf(b) || 0) - (timeOf(a) || 0));
}

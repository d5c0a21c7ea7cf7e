import type { AuditEntry, AuditRange } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AuditLog } from './audit-log';
import { auditRangeQueryOptions, mergeEntries, missingRange } from './audit-part';
import { auditQueryOptions } from './security-queries';
import { useOlderEntries } from './use-older-entries';

export interface AuditRangeEntries {
  /** All loaded entries, including those outside the range. */
  entries: readonly AuditEntry[];
  /** True if the loaded entries cover the whole range. */
  complete: boolean;
  /** The number of entries in the range that are still to be loaded; `null` if unknown. */
  remaining: number | null;
  status: 'ready' | 'loading' | 'failed';
  retry: () => void;
  loadOlder: () => void;
  loadingOlder: boolean;
}

/**
 * Loads the entries of a time range that the loaded log lacks. Returns all loaded entries, also those outside the range. If the
 * server ignores the range, older entries are loaded page by page, as if there were no range.
 */
export function useAuditRange(log: AuditLog, range: AuditRange): AuditRangeEntries {
  const isRange = range.from !== undefined || range.to !== undefined;
  const missing = missingRange(log, range);
  const options = auditRangeQueryOptions(missing ?? {});
  const query = useQuery({ ...options, enabled: missing !== null });
  const part = missing === null ? undefined : query.data;
  const older = useOlderEntries(auditQueryOptions(false).queryKey);
  const olderOfPart = useOlderEntries(options.queryKey, missing ?? {});
  const { loadOlder, loading } = part ? olderOfPart : older;
  const waiting = query.isError ? 'failed' : 'loading';
  return {
    entries: useMemo(() => (part ? mergeEntries(log.entries, part.entries) : log.entries), [log, part]),
    complete: part ? part.complete : isRange ? missing === null : log.complete,
    remaining: part?.total === undefined ? null : part.total - part.entries.length,
    status: missing === null || part !== undefined ? 'ready' : waiting,
    retry: () => void query.refetch(),
    loadOlder,
    loadingOlder: loading,
  };
}

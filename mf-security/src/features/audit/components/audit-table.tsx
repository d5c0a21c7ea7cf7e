import { useCurrentUser } from '@escale/auth';
import { limits, type AuditEntry } from '@escale/contracts';
import { Stack, Text } from '@escale/design-system';
import { DataTable, type RowAction } from '@escale/design-system/data-table';
import { useCallback, useMemo } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useForceLogout } from '../../../force-logout/use-force-logout';
import { emailOf } from '../../../suspicion/suspicious-activities';
import { filterEntries } from '../model/audit-filters';
import { useAuditFilters } from '../model/use-audit-filters';
import { useAuditColumns } from '../model/use-audit-columns';
import { useFilterText } from '../model/use-filter-text';
import { AuditFiltersBar } from './audit-filters-bar';

export interface AuditTableProps {
  entries: readonly AuditEntry[];
  now: Date;
  onOpen: (entry: AuditEntry) => void;
}

const rowId = ({ id }: AuditEntry) => id;

/** The audit log: the fetched entries that match the filters, at most 20 rows (§9). */
export function AuditTable({ entries, now, onOpen }: AuditTableProps) {
  const { audit, suspicious, forceLogout: texts } = useMessages();
  const { id: userId } = useCurrentUser();
  const { filters, change, active } = useAuditFilters();
  const { forceLogout, isOwn } = useForceLogout();
  const columns = useAuditColumns();
  const matching = useMemo(() => filterEntries(entries, filters, now), [entries, filters, now]);
  const rows = useMemo(() => matching.slice(0, limits.securityAuditShown), [matching]);
  const filterText = useFilterText(filters);
  const rowName = useCallback((entry: AuditEntry) => emailOf(entry) ?? suspicious.nobody, [suspicious]);
  const rowActions = useCallback(
    ({ userId: whom }: AuditEntry): RowAction<AuditEntry>[] => [
      { id: 'view', label: audit.view, icon: 'eye', onRun: onOpen },
      ...(whom === null
        ? []
        : [
            {
              id: 'force-logout',
              label: texts.action,
              icon: 'log-out' as const,
              unavailableReason: isOwn(whom) ? texts.ownAccount : undefined,
              onRun: () => forceLogout(whom),
            },
          ]),
    ],
    [audit, texts, onOpen, isOwn, forceLogout],
  );

  return (
    <Stack gap="3">
      <AuditFiltersBar filters={filters} active={active} onChange={change} />
      <DataTable
        id="audit-logs"
        title={audit.heading}
        preferencesOwner={userId}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        status="ready"
        initialSort={{ column: 'timestamp', direction: 'desc' }}
        rowActions={rowActions}
        emptyDescription={entries.length === 0 ? audit.empty : undefined}
        filterText={filterText || undefined}
      />
      <Text tone="muted" fontSize="sm" role="status">
        {audit.shown(rows.length, matching.length)}
      </Text>
    </Stack>
  );
}

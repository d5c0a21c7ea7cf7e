import { useCurrentUser } from '@escale/auth';
import { limits, type AuditEntry } from '@escale/contracts';
import { Alert, Button, Flex, Stack, Text } from '@escale/design-system';
import { DataTable, type RowAction } from '@escale/design-system/data-table';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useCallback, useMemo, useState } from 'react';
import type { AuditLog } from '../../../api/audit-log';
import { useOlderEntries } from '../../../api/use-older-entries';
import { useMessages } from '../../../messages/catalogue';
import { useForceLogout } from '../../../force-logout/use-force-logout';
import { emailOf } from '../../../suspicion/suspicious-activities';
import { filterEntries, noFilters } from '../model/audit-filters';
import { useAuditFilters } from '../model/use-audit-filters';
import { useAuditColumns } from '../model/use-audit-columns';
import { useFilterText } from '../model/use-filter-text';
import { AuditFiltersBar } from './audit-filters-bar';

export interface AuditTableProps {
  log: AuditLog;
  now: Date;
  onOpen: (entry: AuditEntry) => void;
}

const step = 30;

const rowId = ({ id }: AuditEntry) => id;

/** The audit log: the fetched entries that match the filters, at most 20 rows (§9). */
export function AuditTable({ log, now, onOpen }: AuditTableProps) {
  const { audit, suspicious, forceLogout: texts } = useMessages();
  const { id: userId } = useCurrentUser();
  const { filters, change, active, unreadable, reversed } = useAuditFilters();
  const { entries, complete } = log;
  const locale = useLocale();
  const [most, setMost] = useState<number>(limits.securityAuditShown);
  const { loadOlder, loading } = useOlderEntries();
  const { forceLogout, isOwn } = useForceLogout();
  const columns = useAuditColumns();
  const matching = useMemo(
    () => filterEntries(entries, filters, now, locale.timezone),
    [entries, filters, now, locale.timezone],
  );
  const rows = useMemo(() => matching.slice(0, most), [matching, most]);
  const hidden = matching.length - rows.length;
  const oldest = entries.at(-1);
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
      {(unreadable || reversed) && (
        <Alert tone="warn">{reversed ? audit.filters.reversed : audit.filters.unreadable}</Alert>
      )}
      <AuditFiltersBar filters={filters} active={active} onChange={change} />
      <DataTable
        id="audit-logs"
        title={audit.heading}
        preferencesOwner={userId}
        rows={rows}
        totalRows={entries.length}
        onClearFilters={active ? () => change(noFilters) : undefined}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        status="ready"
        initialSort={{ column: 'timestamp', direction: 'desc' }}
        rowActions={rowActions}
        emptyDescription={entries.length === 0 ? audit.empty : undefined}
        filterText={filterText || undefined}
      />
      <Flex alignItems="center" flexWrap="wrap" gap="3">
        <Text tone="muted" fontSize="sm" role="status">
          {audit.shown(rows.length, matching.length)}
        </Text>
        {hidden > 0 && (
          <Button size="sm" onClick={() => setMost(most + step)}>
            {audit.showMore(Math.min(step, hidden))}
          </Button>
        )}
        {hidden === 0 && !complete && (
          <Button
            size="sm"
            loading={loading}
            onClick={() => {
              setMost(most + limits.securityAuditFetch);
              loadOlder();
            }}
          >
            {audit.loadOlder}
          </Button>
        )}
        {oldest !== undefined && !complete && (
          <Text tone="muted" fontSize="sm">
            {audit.loaded(entries.length, formatDateTime(oldest.timestamp, locale))}
          </Text>
        )}
      </Flex>
    </Stack>
  );
}

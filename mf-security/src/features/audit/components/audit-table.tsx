import { useCurrentUser } from '@escale/auth';
import { limits, type AuditEntry } from '@escale/contracts';
import { Alert, Button, Stack } from '@escale/design-system';
import { createRowSearch, DataTable, type RowAction } from '@escale/design-system/data-table';
import { useLocale } from '@escale/i18n';
import { useCallback, useMemo, useState } from 'react';
import type { AuditLog } from '../../../api/audit-log';
import { useAuditPart } from '../../../api/use-audit-part';
import { useMessages } from '../../../messages/catalogue';
import { useForceLogout } from '../../../force-logout/use-force-logout';
import { emailOf } from '../../../suspicion/suspicious-activities';
import { filterEntries, noFilters, rangeOfFilters } from '../model/audit-filters';
import { useAuditFilters } from '../model/use-audit-filters';
import { useAuditColumns } from '../model/use-audit-columns';
import { useFilterText } from '../model/use-filter-text';
import { AuditFiltersBar } from './audit-filters-bar';
import { AuditFoot } from './audit-foot';

export interface AuditTableProps {
  log: AuditLog;
  now: Date;
  onOpen: (entry: AuditEntry) => void;
}

const rowId = ({ id }: AuditEntry) => id;

/** The audit log: the entries that match the filters, at first 20 rows (§9). */
export function AuditTable({ log, now, onOpen }: AuditTableProps) {
  const { audit, suspicious } = useMessages();
  const { id: userId } = useCurrentUser();
  const { filters, change, active, unreadable, reversed } = useAuditFilters();
  const { timezone } = useLocale();
  const [most, setMost] = useState<number>(limits.securityAuditShown);
  const part = useAuditPart(log, reversed ? {} : rangeOfFilters(filters, now, timezone));
  const { entries, complete } = part;
  const { forceLogout, isOwn, texts } = useForceLogout();
  const columns = useAuditColumns();
  const search = useMemo(
    () => createRowSearch(columns.map((column) => ({ ...column, shown: true }))),
    [columns],
  );
  const matching = useMemo(
    () => search(filterEntries(entries, filters, now, timezone), filters.search),
    [search, entries, filters, now, timezone],
  );
  const rows = useMemo(() => matching.slice(0, most), [matching, most]);
  const waiting = part.status === 'loading' && rows.length === 0;
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
      {part.status === 'failed' && (
        <Alert
          tone="warn"
          action={
            <Button size="sm" onClick={part.retry}>
              {audit.retry}
            </Button>
          }
        >
          {audit.partFailed}
        </Alert>
      )}
      <DataTable
        id="audit-logs"
        title={audit.heading}
        searchLabel={audit.search}
        search={{ query: filters.search, onQuery: (words) => change({ search: words }) }}
        noneText={complete ? audit.none : audit.noneLoaded}
        preferencesOwner={userId}
        rows={rows}
        totalRows={waiting ? 0 : entries.length}
        filters={<AuditFiltersBar {...{ entries, filters, active }} onChange={change} />}
        onClearFilters={active ? () => change(noFilters) : undefined}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        status={waiting ? 'loading' : 'ready'}
        initialSort={{ column: 'timestamp', direction: 'desc' }}
        rowActions={rowActions}
        emptyDescription={entries.length === 0 ? audit.empty : undefined}
        filterText={filterText || undefined}
      />
      <AuditFoot
        log={log}
        part={part}
        shown={rows.length}
        matching={matching.length}
        onMore={(count) => setMost(most + count)}
      />
    </Stack>
  );
}

import { useCurrentUser } from '@escale/auth';
import { limits, type AuditEntry } from '@escale/contracts';
import { Alert, Button, Stack, styled } from '@escale/design-system';
import { createRowSearch, DataTable, type RowAction } from '@escale/design-system/data-table';
import { useCallback, useMemo, useState } from 'react';
import type { AuditLog } from '../../../api/audit-log';
import { useMessages } from '../../../messages/catalogue';
import { useForceLogout } from '../../../force-logout/use-force-logout';
import { emailOf } from '../../../suspicion/suspicious-activities';
import { noFilters } from '../model/audit-filters';
import { personName } from '../model/person-name';
import { useAuditFilters } from '../model/use-audit-filters';
import { useAuditColumns } from '../model/use-audit-columns';
import { useAuditList } from '../model/use-audit-list';
import { useFilterText } from '../model/use-filter-text';
import { AuditFiltersBar } from './audit-filters-bar';
import { AuditFooter } from './audit-foot';

export interface AuditTableProps {
  log: AuditLog;
  now: Date;
  /** True while polling is paused. */
  paused: boolean;
  onOpen: (entry: AuditEntry) => void;
}

/** While the date column is hidden, rows are tall enough for a two-line sentence and the date. */
const TableLayout = styled(Stack, { base: { mdDown: { '--escale-least-row': '3.75rem' } } });

const rowId = ({ id }: AuditEntry) => id;

/** Renders the audit log: the entries that match the filters, initially 20 rows (§9). */
export function AuditTable({ log, now, paused, onOpen }: AuditTableProps) {
  const { audit, suspicious } = useMessages();
  const { id: userId } = useCurrentUser();
  const { filters, change, active, hasFilters, unreadable, reversed } = useAuditFilters();
  const [shownCount, setShownCount] = useState<number>(limits.securityAuditShown);
  const { forceLogout, isOwn, texts } = useForceLogout();
  const columns = useAuditColumns();
  const search = useMemo(
    () => createRowSearch(columns.map((column) => ({ ...column, shown: true }))),
    [columns],
  );
  const list = useAuditList({ log, filters, reversed, now, paused, search });
  const { matching, status } = list;
  const rows = useMemo(() => matching.slice(0, shownCount), [matching, shownCount]);
  const isEmpty = status !== 'ready' && rows.length === 0;
  const person =
    filters.person === '' ? '' : (personName(matching, filters.person) ?? audit.filters.chosenPerson);
  const filterText = useFilterText(filters, person);
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
    <TableLayout gap="3">
      {(unreadable || reversed) && (
        <Alert tone="warn">{reversed ? audit.filters.reversed : audit.filters.unreadable}</Alert>
      )}
      {status === 'failed' && !isEmpty && (
        <Alert
          tone="warn"
          action={
            <Button size="sm" onClick={list.retry}>
              {audit.retry}
            </Button>
          }
        >
          {audit.searchFailed}
        </Alert>
      )}
      <DataTable
        id="audit-logs"
        title={audit.heading}
        searchLabel={audit.search}
        search={{ query: filters.search, onQuery: (words) => change({ search: words }) }}
        noneText={list.hasMore ? audit.noneLoaded : audit.none}
        preferencesOwner={userId}
        rows={rows}
        totalRows={isEmpty ? 0 : Math.max(list.total, log.entries.length)}
        filters={
          <AuditFiltersBar entries={log.entries} {...{ filters, person, hasFilters }} onChange={change} />
        }
        onClearFilters={hasFilters ? () => change(noFilters) : undefined}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        status={isEmpty ? (status === 'failed' ? 'error' : 'loading') : 'ready'}
        onRetry={list.retry}
        initialSort={{ column: 'timestamp', direction: 'desc' }}
        rowActions={rowActions}
        emptyDescription={log.entries.length === 0 ? audit.empty : undefined}
        filterText={filterText || undefined}
        loadAll={list.loadAll}
        foot={<AuditFooter list={list} shown={rows.length} filtered={active} onShow={setShownCount} />}
      />
    </TableLayout>
  );
}

import { useCurrentUser } from '@escale/auth';
import { fullName, limits, type AuditEntry } from '@escale/contracts';
import { Badge, Stack, Text } from '@escale/design-system';
import { DataTable, type DataTableColumn, type RowAction } from '@escale/design-system/data-table';
import { formatDateTime, resourceWord, useLocale, useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { useForceLogout } from '../../../force-logout/use-force-logout';
import { emailOf } from '../../../suspicion/suspicious-activities';
import { filterEntries } from '../model/audit-filters';
import { useAuditFilters } from '../model/use-audit-filters';
import { useDeviceName } from '../model/use-device-name';
import { useFilterText } from '../model/use-filter-text';
import { AuditFiltersBar } from './audit-filters-bar';

function useColumns(): DataTableColumn<AuditEntry>[] {
  const { audit, suspicious } = useMessages();
  const locale = useLocale();
  const labels = useVocabulary();
  const device = useDeviceName();
  const { columns } = audit;
  const actions: Record<string, string> = labels.auditActions;
  const actionOf = (entry: AuditEntry) => actions[entry.action] ?? entry.action;
  const personOf = (entry: AuditEntry) =>
    entry.user === null ? (emailOf(entry) ?? suspicious.nobody) : fullName(entry.user);
  const text = (id: keyof typeof columns, read: (entry: AuditEntry) => string) => ({
    id,
    header: columns[id],
    value: read,
    text: read,
  });

  return [
    {
      id: 'timestamp',
      header: columns.timestamp,
      value: ({ timestamp }) => new Date(timestamp),
      text: ({ timestamp }) => formatDateTime(timestamp, locale),
    },
    {
      ...text('action', actionOf),
      cell: (entry) => (
        <Badge tone={entry.action === 'LOGIN_FAILED' ? 'bad' : 'neutral'}>{actionOf(entry)}</Badge>
      ),
    },
    text('user', personOf),
    text('resource', ({ resource }) => resourceWord(resource)),
    { ...text('ipAddress', ({ ipAddress }) => ipAddress ?? ''), width: 130 },
    { ...text('device', ({ userAgent }) => device(userAgent)), width: 210 },
  ];
}

export interface AuditTableProps {
  entries: readonly AuditEntry[];
  now: Date;
  onOpen: (entry: AuditEntry) => void;
}

/** The audit log: the fetched entries that match the filters, at most 20 rows (§9). */
export function AuditTable({ entries, now, onOpen }: AuditTableProps) {
  const { audit, suspicious, forceLogout: texts } = useMessages();
  const { id: userId } = useCurrentUser();
  const { filters, change, active } = useAuditFilters();
  const { forceLogout, isOwn } = useForceLogout();
  const columns = useColumns();
  const matching = filterEntries(entries, filters, now);
  const filterText = useFilterText(filters);
  const rows = matching.slice(0, limits.securityAuditShown);
  const actionsOf = ({ userId: whom }: AuditEntry): RowAction<AuditEntry>[] => [
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
  ];

  return (
    <Stack gap="3">
      <AuditFiltersBar filters={filters} active={active} onChange={change} />
      <DataTable
        id="audit-logs"
        title={audit.heading}
        preferencesOwner={userId}
        rows={rows}
        columns={columns}
        rowId={({ id }) => id}
        rowName={(entry) => emailOf(entry) ?? suspicious.nobody}
        status="ready"
        initialSort={{ column: 'timestamp', direction: 'desc' }}
        rowActions={actionsOf}
        filterText={filterText || undefined}
      />
      <Text tone="muted" fontSize="sm" role="status">
        {audit.shown(rows.length, matching.length)}
      </Text>
    </Stack>
  );
}

import { auditSentence, authorOf, entryLabel } from '@escale/user-ui/audit';
import { useDeviceName } from '@escale/user-ui/device';
import type { AuditEntry } from '@escale/contracts';
import type { DataTableColumn } from '@escale/design-system/data-table';
import { formatDateTime, parseDate, resourceLabel, useLocale } from '@escale/i18n';
import { useMemo } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { AddressCell } from '../../../shared/address-cell';
import { emailOf } from '../../../suspicion/suspicious-activities';
import { ActionCell } from '../components/action-cell';
import { EventCell } from '../components/event-cell';
import { TargetCell } from '../components/target-cell';

/** Returns the columns of the audit log. The array stays the same until the language or the formats change. */
export function useAuditColumns(): readonly DataTableColumn<AuditEntry>[] {
  const { audit, entry: m } = useMessages();
  const locale = useLocale();
  const device = useDeviceName();

  return useMemo(() => {
    const { columns } = audit;
    const text = (id: keyof typeof columns, read: (entry: AuditEntry) => string) => ({
      id,
      header: columns[id],
      value: read,
      text: read,
    });

    const timeOf = ({ timestamp }: AuditEntry) => formatDateTime(timestamp, locale);

    return [
      {
        id: 'timestamp',
        header: columns.timestamp,
        value: ({ timestamp }) => parseDate(timestamp),
        text: timeOf,
        width: 150,
        hideBelow: 640,
      },
      {
        ...text('event', auditSentence),
        cell: (entry, { isLeftOut }) => (
          <EventCell
            entry={entry}
            tall={isLeftOut('timestamp')}
            detail={[isLeftOut('timestamp') && timeOf(entry), isLeftOut('action') && entryLabel(entry)]
              .filter((line) => line !== false)
              .join(' · ')}
          />
        ),
        width: 260,
        grow: 400,
      },
      {
        ...text('action', entryLabel),
        cell: (entry) => <ActionCell entry={entry} />,
        width: 230,
        hideBelow: 940,
      },
      {
        ...text('user', authorOf),
        searchText: (entry) => emailOf(entry) ?? '',
        width: 160,
        hideBelow: 1180,
      },
      {
        ...text('target', ({ target }) => target?.name ?? m.none),
        cell: ({ target }) => <TargetCell target={target} />,
        width: 160,
        hideBelow: 640,
      },
      { ...text('resource', ({ resource }) => resourceLabel(resource)), width: 145, hidden: true },
      {
        ...text('ipAddress', ({ ipAddress }) => ipAddress ?? ''),
        cell: ({ ipAddress }) => <AddressCell address={ipAddress ?? ''} />,
        width: 165,
        hideBelow: 1040,
      },
      { ...text('device', ({ userAgent }) => device(userAgent)), width: 205, hideBelow: 1450 },
    ];
  }, [audit, m, locale, device]);
}

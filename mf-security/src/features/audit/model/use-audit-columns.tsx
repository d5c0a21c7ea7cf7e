import { actionWord } from '@escale/user-ui/audit';
import { useDeviceName } from '@escale/user-ui/device';
import { fullName, type AuditEntry } from '@escale/contracts';
import type { DataTableColumn } from '@escale/design-system/data-table';
import { formatDateTime, parseDate, resourceWord, useLocale } from '@escale/i18n';
import { useMemo } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { AddressCell } from '../../../shared/address-cell';
import { emailOf } from '../../../suspicion/suspicious-activities';
import { ActionCell } from '../components/action-cell';

/** The columns of the audit log; the same array until language or formats change. */
export function useAuditColumns(): readonly DataTableColumn<AuditEntry>[] {
  const { audit, suspicious } = useMessages();
  const locale = useLocale();
  const device = useDeviceName();

  return useMemo(() => {
    const { columns } = audit;
    const personOf = (entry: AuditEntry) =>
      entry.user === null ? (emailOf(entry) ?? suspicious.nobody) : fullName(entry.user);
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
        ...text('action', ({ action }) => actionWord(action)),
        cell: (entry, { isLeftOut }) => (
          <ActionCell
            action={entry.action}
            detail={[isLeftOut('timestamp') && timeOf(entry), isLeftOut('user') && personOf(entry)]
              .filter((line) => line !== false)
              .join(' · ')}
          />
        ),
        width: 230,
      },
      {
        ...text('user', personOf),
        searchText: (entry) => emailOf(entry) ?? '',
        width: 180,
        hideBelow: 480,
      },
      { ...text('resource', ({ resource }) => resourceWord(resource)), width: 145, hideBelow: 1180 },
      {
        ...text('ipAddress', ({ ipAddress }) => ipAddress ?? ''),
        cell: ({ ipAddress }) => <AddressCell address={ipAddress ?? ''} />,
        width: 165,
        hideBelow: 790,
      },
      { ...text('device', ({ userAgent }) => device(userAgent)), width: 205, hideBelow: 1040 },
    ];
  }, [audit, suspicious, locale, device]);
}

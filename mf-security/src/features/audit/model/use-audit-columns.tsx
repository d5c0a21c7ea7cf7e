import { useDeviceName } from '@escale/account/device';
import { fullName, type AuditEntry } from '@escale/contracts';
import { Badge } from '@escale/design-system';
import type { DataTableColumn } from '@escale/design-system/data-table';
import { formatDateTime, labelOf, parseDate, resourceWord, useLocale, useVocabulary } from '@escale/i18n';
import { useMemo } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { emailOf } from '../../../suspicion/suspicious-activities';

/** The columns of the audit log; the same array until language or formats change. */
export function useAuditColumns(): readonly DataTableColumn<AuditEntry>[] {
  const { audit, suspicious } = useMessages();
  const locale = useLocale();
  const labels = useVocabulary();
  const device = useDeviceName();

  return useMemo(() => {
    const { columns } = audit;
    const actionOf = (entry: AuditEntry) => labelOf(labels.auditActions, entry.action);
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
        value: ({ timestamp }) => parseDate(timestamp),
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
  }, [audit, suspicious, locale, labels, device]);
}

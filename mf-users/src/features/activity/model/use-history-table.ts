import { changesIn, entryLabel } from '@escale/user-ui/audit';
import { useDeviceName } from '@escale/user-ui/device';
import { fullName, type AuditEntry } from '@escale/contracts';
import { formatDateTime, resourceLabel, useLocale } from '@escale/i18n';
import { usePrintMessages } from '../../../messages/print/catalogue';

/** Returns a function that turns audit log entries into a printable table. */
export function useHistoryTable() {
  const texts = usePrintMessages();
  const locale = useLocale();
  const deviceName = useDeviceName();

  const detailsOf = (entry: AuditEntry) => {
    const { resource, ipAddress, userAgent } = entry;
    const facts = [resourceLabel(resource), ipAddress, userAgent && deviceName(userAgent)].filter(Boolean);
    const changes = changesIn(entry).map(({ label, before, after = '' }) =>
      before === undefined ? label : texts.change(label, before, after),
    );
    return [facts.join(' · '), ...changes].join('\n');
  };
  return (entries: readonly AuditEntry[]) => ({
    headers: [texts.date, texts.action, texts.author, texts.details],
    rows: entries.map((entry) => [
      formatDateTime(entry.timestamp, locale),
      entryLabel(entry),
      entry.user === null ? '—' : fullName(entry.user),
      detailsOf(entry),
    ]),
  });
}

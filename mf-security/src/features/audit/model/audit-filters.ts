import { fullName, type AuditEntry } from '@escale/contracts';
import { emailOf } from '../../../suspicion/suspicious-activities';

/** Periods of the audit log filter, in hours. */
export const periods = { hour: 1, day: 24, week: 168 } as const;

export type Period = keyof typeof periods;

export interface AuditFilters {
  user: string;
  action: string;
  address: string;
  period: Period | '';
}

export const isPeriod = (value: string): value is Period => Object.hasOwn(periods, value);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Searchable text of the person of an entry: name and e-mail. */
const personOf = (entry: AuditEntry) =>
  plain(`${entry.user === null ? '' : fullName(entry.user)} ${emailOf(entry) ?? ''}`);

/** Returns the entries that match every filter; an empty filter matches all. */
export function filterEntries(
  entries: readonly AuditEntry[],
  filters: AuditFilters,
  now: Date,
): AuditEntry[] {
  const since = filters.period === '' ? null : now.getTime() - periods[filters.period] * 3_600_000;
  return entries.filter(
    (entry) =>
      personOf(entry).includes(plain(filters.user)) &&
      (filters.action === '' || entry.action === filters.action) &&
      (entry.ipAddress ?? '').includes(filters.address.trim()) &&
      (since === null || new Date(entry.timestamp).getTime() >= since),
  );
}

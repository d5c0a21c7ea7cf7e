import { fullName, type AuditEntry } from '@escale/contracts';
import { endOf, startOf } from '../../../shared/day-range';
import { emailOf } from '../../../suspicion/suspicious-activities';

/** Periods of the audit log filter, in hours. */
export const periods = { hour: 1, day: 24, week: 168 } as const;

export type Period = keyof typeof periods;

export interface AuditFilters {
  user: string;
  action: string;
  address: string;
  period: Period | '';
  /** First and last day, or minute: `2026-11-21`, `2026-11-21T08:00`. */
  from: string;
  to: string;
}

export const noFilters: AuditFilters = { user: '', action: '', address: '', period: '', from: '', to: '' };

export const isPeriod = (value: string): value is Period => Object.hasOwn(periods, value);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Searchable text of the person of an entry: name and e-mail. */
const personOf = (entry: AuditEntry) =>
  plain(`${entry.user === null ? '' : fullName(entry.user)} ${emailOf(entry) ?? ''}`);

/** A malformed time is within a range only where there is no range. */
const isWithin = (time: number, since: number, start: number, end: number) =>
  !(time < since || time < start || time >= end) &&
  (!Number.isNaN(time) || (since === Number.NEGATIVE_INFINITY && start === since && end === -since));

/** Returns the entries that match every filter; an empty filter matches all. */
export function filterEntries(
  entries: readonly AuditEntry[],
  filters: AuditFilters,
  now: Date,
  timezone: string,
): AuditEntry[] {
  const [start, end] = [startOf(filters.from, timezone), endOf(filters.to, timezone)];
  const since =
    filters.period === '' ? Number.NEGATIVE_INFINITY : now.getTime() - periods[filters.period] * 3_600_000;
  return entries.filter(
    (entry) =>
      personOf(entry).includes(plain(filters.user)) &&
      (filters.action === '' || entry.action === filters.action) &&
      (entry.ipAddress ?? '').includes(filters.address.trim()) &&
      isWithin(new Date(entry.timestamp).getTime(), since, start, end),
  );
}

import { auditSearchSchema, type AuditEntry, type AuditRange, type AuditSearch } from '@escale/contracts';
import { endInstant, rangeAround, startInstant } from '../../../shared/day-range';

const unlimitedHours = Number.POSITIVE_INFINITY;

/**
 * Periods of the audit log filter, with their length in hours. Two periods have no fixed length: `yesterday` is a calendar day, and
 * `dates` is a range that the user enters.
 */
export const periods = {
  hour: 1,
  day: 24,
  yesterday: unlimitedHours,
  week: 168,
  dates: unlimitedHours,
} as const;

export type Period = keyof typeof periods;

export interface AuditFilters {
  /** Words that must all occur in the text of a row. */
  search: string;
  action: string;
  /** Id of an account. The filter matches entries by or about the account. */
  person: string;
  address: string;
  period: Period | '';
  /** First and last day, or minute: `2026-11-21`, `2026-11-21T08:00`. */
  from: string;
  to: string;
}

export const noFilters: AuditFilters = {
  search: '',
  action: '',
  person: '',
  address: '',
  period: '',
  from: '',
  to: '',
};

export const isPeriod = (value: string): value is Period => Object.hasOwn(periods, value);

const hourMs = 3_600_000;

function timeBoundsOf({ period, from, to }: AuditFilters, now: number, timezone: string): [number, number] {
  const since = period === '' ? Number.NEGATIVE_INFINITY : now - periods[period] * hourMs;
  const [start, end] = [Math.max(since, startInstant(from, timezone)), endInstant(to, timezone)];
  if (period !== 'yesterday') return [start, end];
  const today = startOfDay(now, timezone);
  return [Math.max(start, startOfDay(today - 1, timezone)), Math.min(end, today)];
}

const startOfDay = (time: number, timezone: string) =>
  startInstant(rangeAround(new Date(time), 'day', timezone).from, timezone);

/** True if a time is in a range. A malformed time is only in an unlimited range. */
const isWithin = (time: number, start: number, end: number) =>
  Number.isNaN(time) ? start === -end && end === Number.POSITIVE_INFINITY : time >= start && time < end;

/** Returns the entries that match all filters except `search`. An empty filter matches every entry. */
export function filterEntries(
  entries: readonly AuditEntry[],
  filters: AuditFilters,
  now: Date,
  timezone: string,
): AuditEntry[] {
  const [start, end] = timeBoundsOf(filters, now.getTime(), timezone);
  return entries.filter(
    (entry) =>
      (filters.action === '' || entry.action === filters.action) &&
      (filters.address === '' || entry.ipAddress === filters.address) &&
      (filters.person === '' || [entry.userId, entry.target?.id].includes(filters.person)) &&
      isWithin(new Date(entry.timestamp).getTime(), start, end),
  );
}

/** Returns the time range to request from the server. */
export function rangeOfFilters(filters: AuditFilters, now: Date, timezone: string): AuditRange {
  const [start, end] = timeBoundsOf(filters, now.getTime(), timezone);
  return {
    ...(Number.isFinite(start) && { from: new Date(start).toISOString() }),
    ...(Number.isFinite(end) && { to: new Date(end).toISOString() }),
  };
}

/** Returns the search to request from the server: empty without filters, `null` if the server would refuse the filters. */
export function searchOfFilters(filters: AuditFilters, now: Date, timezone: string): AuditSearch | null {
  const { action, person, address } = filters;
  const words = filters.search.trim();
  const search = {
    ...(words !== '' && { search: words }),
    ...(action !== '' && { action }),
    ...(person !== '' && { userId: person }),
    ...(address !== '' && { ipAddress: address }),
    ...rangeOfFilters(filters, now, timezone),
  };
  return auditSearchSchema.isValidSync(search) ? search : null;
}

import { parseDate } from '@escale/i18n';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Returns the remaining lifetime of a session: in minutes below one hour, in hours below two days, else in days; `null` for an
 * invalid or past date.
 */
export function remainingLifetime(
  expiresAt: string,
  now: Date,
): { unit: 'min' | 'h' | 'j'; count: number } | null {
  const left = (parseDate(expiresAt)?.getTime() ?? 0) - now.getTime();
  if (left <= 0) return null;
  if (left < hour) return { unit: 'min', count: Math.max(1, Math.floor(left / minute)) };
  if (left < 2 * day) return { unit: 'h', count: Math.floor(left / hour) };
  return { unit: 'j', count: Math.floor(left / day) };
}

/** True if less than an hour is left. */
export const isUrgent = (expiresAt: string, now: Date): boolean =>
  (parseDate(expiresAt)?.getTime() ?? 0) - now.getTime() < hour;

import { parseDate } from '@escale/i18n';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

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
  if (left < hourMs) return { unit: 'min', count: Math.max(1, Math.floor(left / minuteMs)) };
  if (left < 2 * dayMs) return { unit: 'h', count: Math.floor(left / hourMs) };
  return { unit: 'j', count: Math.floor(left / dayMs) };
}

/** True if a session has less than an hour left. */
export const isUrgent = (expiresAt: string, now: Date): boolean =>
  (parseDate(expiresAt)?.getTime() ?? 0) - now.getTime() < hourMs;

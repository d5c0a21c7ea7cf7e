import { useState } from 'react';
import { periods, type AuditFilters } from './audit-filters';

const minuteMs = 60_000;

/**
 * Returns the moment at which a period like 'the last 24 hours' ends. The moment stays the same for
 * a sixtieth of the period, so that few renders cause a request.
 */
export function usePeriodEnd(now: Date, period: AuditFilters['period']): Date {
  const hours = period === '' ? 1 : periods[period];
  const key = `${period} ${Math.floor(now.getTime() / (hours * minuteMs))}`;
  const [kept, keep] = useState({ key, now });
  if (kept.key === key) return kept.now;
  keep({ key, now });
  return now;
}

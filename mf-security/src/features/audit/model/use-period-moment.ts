import { useState } from 'react';

const hourMs = 3_600_000;

/** The moment at which a period like 'the last 24 hours' is counted: kept for an hour, so that it is not asked for each minute. */
export function usePeriodMoment(now: Date, period: string): Date {
  const key = `${period} ${Math.floor(now.getTime() / hourMs)}`;
  const [kept, keep] = useState({ key, now });
  if (kept.key === key) return kept.now;
  keep({ key, now });
  return now;
}

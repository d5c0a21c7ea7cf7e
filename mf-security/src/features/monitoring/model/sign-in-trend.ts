import type { AuditEntry } from '@escale/contracts';

export interface TrendStep {
  /** A moment within the step that names it: the start of an hour, noon of a day. */
  moment: Date;
  unit: 'hour' | 'day';
  signIns: number;
  failures: number;
}

const hour = 3_600_000;
const stepsShown = 12;

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function aheadOfUtc(now: Date, timezone: string): number {
  const local = now.toLocaleString('sv-SE', { timeZone: timezone }).replace(' ', 'T');
  return Date.parse(`${local}Z`) - Math.floor(now.getTime() / 1_000) * 1_000;
}

/**
 * Sign-ins and failures over time: by the hour where the entries span half a day, else by the day, both as the clocks
 * of the time zone have them; 12 steps.
 */
export function signInTrend(entries: readonly AuditEntry[], now: Date, timezone: string): TrendStep[] {
  const oldest = entries.at(-1);
  const span = oldest === undefined ? 0 : now.getTime() - new Date(oldest.timestamp).getTime();
  const unit = span <= stepsShown * hour ? 'hour' : 'day';
  const length = unit === 'hour' ? hour : 24 * hour;
  const ahead = aheadOfUtc(now, timezone);
  const last = Math.floor((now.getTime() + ahead) / length) * length - ahead;
  return Array.from({ length: stepsShown }, (_, index) => {
    const start = last - (stepsShown - 1 - index) * length;
    const within = entries.filter(({ timestamp }) => {
      const moment = new Date(timestamp).getTime();
      return moment >= start && moment < start + length;
    });
    const count = (action: string) => within.filter((entry) => entry.action === action).length;
    const moment = new Date(unit === 'hour' ? start : start + length / 2);
    return { moment, unit, signIns: count('LOGIN'), failures: count('LOGIN_FAILED') };
  });
}

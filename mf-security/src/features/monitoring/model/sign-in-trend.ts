import type { AuditEntry } from '@escale/contracts';

export interface TrendStep {
  /** Start of the step. */
  start: Date;
  unit: 'hour' | 'day';
  signIns: number;
  failures: number;
}

const hour = 3_600_000;
const stepsShown = 12;

/** Sign-ins and failures over time: by the hour where the entries span half a day, else by the day; 12 steps. */
export function signInTrend(entries: readonly AuditEntry[], now: Date): TrendStep[] {
  const oldest = entries.at(-1);
  const span = oldest === undefined ? 0 : now.getTime() - new Date(oldest.timestamp).getTime();
  const unit = span <= stepsShown * hour ? 'hour' : 'day';
  const length = unit === 'hour' ? hour : 24 * hour;
  const last = Math.floor(now.getTime() / length) * length;
  return Array.from({ length: stepsShown }, (_, index) => {
    const start = last - (stepsShown - 1 - index) * length;
    const within = entries.filter(({ timestamp }) => {
      const moment = new Date(timestamp).getTime();
      return moment >= start && moment < start + length;
    });
    const count = (action: string) => within.filter((entry) => entry.action === action).length;
    return { start: new Date(start), unit, signIns: count('LOGIN'), failures: count('LOGIN_FAILED') };
  });
}

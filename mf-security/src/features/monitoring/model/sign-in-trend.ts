import { TZDate } from '@date-fns/tz';
import type { AuditEntry } from '@escale/contracts';
import { addDays, setHours, startOfDay } from 'date-fns';

export interface TrendStep {
  /** An instant that labels the step: the start of an hour, noon of a day. */
  moment: Date;
  unit: 'hour' | 'day';
  signIns: number;
  failures: number;
}

interface Step {
  start: number;
  end: number;
  label: number;
}

const hourMs = 3_600_000;
const stepCount = 12;
const stepsBack = Array.from({ length: stepCount }, (_, index) => stepCount - 1 - index);

/** The last 12 hours of the clock in the zone of `now`, the current one last. */
function hourSteps(now: TZDate): Step[] {
  const sinceHour =
    now.getTime() - (now.getMinutes() * 60 + now.getSeconds()) * 1_000 - now.getMilliseconds();
  return stepsBack.map((back) => {
    const start = sinceHour - back * hourMs;
    return { start, end: start + hourMs, label: start };
  });
}

/** The last 12 days in the zone of `now`, today last; a day with a change of clocks has 23 or 25 hours. */
function daySteps(now: TZDate): Step[] {
  return stepsBack.map((back) => {
    const start = startOfDay(addDays(now, -back));
    const end = startOfDay(addDays(now, 1 - back));
    return { start: start.getTime(), end: end.getTime(), label: setHours(start, 12).getTime() };
  });
}

/**
 * Returns sign-ins and failures in 12 steps: hours when the entries span at most 12 hours, otherwise days, in the given
 * IANA time zone. Expects the newest entry first.
 */
export function signInTrend(entries: readonly AuditEntry[], now: Date, timezone: string): TrendStep[] {
  const oldest = entries.at(-1);
  const span = oldest === undefined ? 0 : now.getTime() - new Date(oldest.timestamp).getTime();
  const unit = span <= stepCount * hourMs ? 'hour' : 'day';
  const zoned = new TZDate(now.getTime(), timezone);
  return (unit === 'hour' ? hourSteps(zoned) : daySteps(zoned)).map(({ start, end, label }) => {
    const within = entries.filter(({ timestamp }) => {
      const time = new Date(timestamp).getTime();
      return time >= start && time < end;
    });
    const count = (action: string) => within.filter((entry) => entry.action === action).length;
    return { moment: new Date(label), unit, signIns: count('LOGIN'), failures: count('LOGIN_FAILED') };
  });
}

import { TZDate } from '@date-fns/tz';
import { addDays, setHours, startOfDay } from 'date-fns';
import type { AuditLog } from '../../../api/audit-log';

export interface TrendStep {
  /** The instant that labels the step: the start of an hour, noon of a day. */
  moment: Date;
  unit: 'hour' | 'day';
  signIns: number;
  failures: number;
  /** False if the entries do not cover the whole step, so that its counts are unknown. */
  isCovered: boolean;
}

interface TimeStep {
  start: number;
  end: number;
  label: number;
}

const hourMs = 3_600_000;
const stepCount = 12;
const stepsBack = Array.from({ length: stepCount }, (_, index) => stepCount - 1 - index);

/** Returns the last 12 clock hours in the zone of `now`, the current one last. */
function hourSteps(now: TZDate): TimeStep[] {
  const sinceHour =
    now.getTime() - (now.getMinutes() * 60 + now.getSeconds()) * 1_000 - now.getMilliseconds();
  return stepsBack.map((back) => {
    const start = sinceHour - back * hourMs;
    return { start, end: start + hourMs, label: start };
  });
}

/** Returns the last 12 days in the zone of `now`, today last. A day on which the clocks change has 23 or 25 hours. */
function daySteps(now: TZDate): TimeStep[] {
  return stepsBack.map((back) => {
    const start = startOfDay(addDays(now, -back));
    const end = startOfDay(addDays(now, 1 - back));
    return { start: start.getTime(), end: end.getTime(), label: setHours(start, 12).getTime() };
  });
}

/** The chart shows days only if the entries cover at least this many days. */
const minCoveredDays = 3;

/**
 * Returns sign-ins and failures in 12 steps in the given IANA time zone: days, or hours if the entries cover only a few days. A
 * complete log also covers the step of its oldest entry. Expects the newest entry first.
 */
export function computeSignInTrend(
  { entries, complete }: AuditLog,
  now: Date,
  timezone: string,
): TrendStep[] {
  const oldest = entries.map(({ timestamp }) => new Date(timestamp).getTime()).findLast(Number.isFinite);
  const isCovered = ({ start, end }: TimeStep) => oldest !== undefined && (complete ? end : start) > oldest;
  const zoned = new TZDate(now.getTime(), timezone);
  const days = daySteps(zoned);
  const unit = days.filter(isCovered).length < minCoveredDays ? 'hour' : 'day';
  return (unit === 'hour' ? hourSteps(zoned) : days).map((step) => {
    const stepEntries = entries.filter(({ timestamp }) => {
      const time = new Date(timestamp).getTime();
      return time >= step.start && time < step.end;
    });
    const count = (action: string) => stepEntries.filter((entry) => entry.action === action).length;
    return {
      moment: new Date(step.label),
      unit,
      signIns: count('LOGIN'),
      failures: count('LOGIN_FAILED'),
      isCovered: isCovered(step),
    };
  });
}

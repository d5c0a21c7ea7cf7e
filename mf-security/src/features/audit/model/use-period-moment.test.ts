import { renderHook } from '@escale/testing';
import type { Period } from './audit-filters';
import { usePeriodEnd } from './use-period-moment';

const timeOn = (time: string) => new Date(`2026-03-05T${time}Z`);

function periodEndsAt(period: Period, ...times: string[]): string[] {
  const { result, rerender } = renderHook((time: string) => usePeriodEnd(timeOn(time), period), {
    initialProps: times[0] ?? '',
  });
  return times.map((time) => {
    rerender(time);
    return result.current.toISOString().slice(11, 19);
  });
}

it('the start of the last hour moves every minute', () => {
  expect(periodEndsAt('hour', '10:01:00', '10:01:59', '10:02:00', '10:59:30')).toEqual([
    '10:01:00',
    '10:01:00',
    '10:02:00',
    '10:59:30',
  ]);
});

it('the start of a week does not move within an hour', () => {
  expect(periodEndsAt('week', '10:01:00', '10:40:00')).toEqual(['10:01:00', '10:01:00']);
});

it('the start of a calendar day does not move', () => {
  expect(periodEndsAt('yesterday', '10:01:00', '23:59:00')).toEqual(['10:01:00', '10:01:00']);
});

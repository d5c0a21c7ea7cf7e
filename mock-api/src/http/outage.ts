import { secondsMs } from '../clock';
import { isDatabaseUnavailable } from '../db/database-errors';

/** A failure within this time of the last one belongs to the same outage: in an outage, periodic work fails every few seconds. */
const outageGapMs = 30 * secondsMs;

/** Returns a predicate that is true for every failure of a database outage after the first. */
export function createOutageFilter(now: () => number = () => performance.now()) {
  let last = Number.NEGATIVE_INFINITY;
  return (error: unknown): boolean => {
    if (!isDatabaseUnavailable(error)) return false;
    const isSameOutage = now() - last < outageGapMs;
    last = now();
    return isSameOutage;
  };
}

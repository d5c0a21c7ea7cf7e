import { secondsMs } from '../clock';
import { isDatabaseUnavailable } from '../db/database-errors';

/** Failures this close together belong to one outage; periodic work fails every few seconds. */
const quietMs = 30 * secondsMs;

/** Returns a predicate that separates the first failure of a database outage from those that follow. */
export function createOutageFilter(now: () => number = () => performance.now()) {
  let last = Number.NEGATIVE_INFINITY;
  /** True for a failure within a known outage. */
  return (error: unknown): boolean => {
    if (!isDatabaseUnavailable(error)) return false;
    const isSameOutage = now() - last < quietMs;
    last = now();
    return isSameOutage;
  };
}

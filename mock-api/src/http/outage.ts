import { secondsMs } from '../clock';
import { isDatabaseAway } from '../db/database-errors';

/** An outage goes on while failures follow each other so closely; what is repeated by itself is so every few seconds. */
const quietMs = 30 * secondsMs;

/** Returns what tells the first failure of an outage of the database from those that follow it. */
export function createOutageFilter(now: () => number = () => performance.now()) {
  let last = Number.NEGATIVE_INFINITY;
  /** True for a failure that says nothing new. */
  return (error: unknown): boolean => {
    if (!isDatabaseAway(error)) return false;
    const goesOn = now() - last < quietMs;
    last = now();
    return goesOn;
  };
}

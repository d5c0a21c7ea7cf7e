/** What a trial found. */
export interface Finding {
  /** Changes that were answered with success. */
  acknowledged: number;
  /** Sentences on data that was lost or left incomplete, or refused without a message; empty if there was none. */
  faults: string[];
  /** Figures of the run, in words. */
  seen: string;
}

/** One way in which saved data could be lost. */
export interface Trial {
  name: string;
  /** Runs only where a small file system can be mounted. */
  needsSmallDisk?: true;
  /** Runs only where a PostgreSQL server can be started. */
  needsPostgres?: true;
  /** Has a short form, for every run of the tests. */
  hasShortForm?: true;
  run: (form: { short: boolean }) => Promise<Finding>;
}

/** Formats milliseconds as seconds: `4.2 s`. */
export const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Formats the shortest, the median and the longest of some times, in seconds. */
export function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => inSeconds(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${at(0)}, ${at(0.5)}, ${at(1)}`;
}

/** What a trial found. */
export interface Finding {
  /** Number of changes that were answered with success. */
  acknowledged: number;
  /** Sentences on data that was lost or incomplete, or on refusals without a message; empty if there were none. */
  faults: string[];
  /** Measurements of the run, as text. */
  measurements: string;
}

/** One way in which saved data could be lost. */
export interface Trial {
  name: string;
  /** Runs only where a small file system can be mounted. */
  needsSmallDisk?: true;
  /** Runs only where a PostgreSQL server can be started. */
  needsPostgres?: true;
  /** True if there is a short form, which every run of the tests includes. */
  hasShortForm?: true;
  run: (form: { short: boolean }) => Promise<Finding>;
}

/** Formats milliseconds as seconds: `4.2 s`. */
export const formatSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Formats the shortest, the median and the longest of some times, in seconds. */
export function formatSpread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => formatSeconds(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${at(0)}, ${at(0.5)}, ${at(1)}`;
}

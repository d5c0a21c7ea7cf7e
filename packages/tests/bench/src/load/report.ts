import type { Figures } from './visit';

/** Figures of each run, by step. */
export type Results = Record<string, Figures[]>;

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

type Column = [title: string, value: (figures: Figures) => number, unit: (value: number) => string];

const ms = (value: number) => Math.round(value).toString();
const kB = (bytes: number) => (bytes / 1_000).toFixed(1);

const columns: readonly Column[] = [
  ['visible ms', ({ visible }) => visible, ms],
  ['FCP ms', ({ fcp }) => fcp, ms],
  ['LCP ms', ({ lcp }) => lcp, ms],
  ['blocked ms', ({ blocked }) => blocked, ms],
  ['JS before kB', ({ before }) => before.scriptBytes, kB],
  ['files', ({ before }) => before.scripts, ms],
  ['all before kB', ({ before }) => before.bytes, kB],
  ['requests', ({ before }) => before.requests, ms],
  ['all kB', ({ all }) => all.bytes, kB],
  ['heap MB', ({ heap }) => heap, (bytes) => (bytes / 1e6).toFixed(1)],
];

function usableOf(runs: readonly Figures[]): string {
  const times = runs.map(({ usable }) => usable);
  return `${ms(median(times))} [${ms(Math.min(...times))}–${ms(Math.max(...times))}]`;
}

/** A row per step: medians, and for `usable` also the minimum and maximum. */
export function printTable(results: Results): void {
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([step, runs]) => [
        step,
        {
          'usable ms': usableOf(runs),
          ...Object.fromEntries(
            columns.map(([title, value, unit]) => [title, unit(median(runs.map(value)))]),
          ),
        },
      ]),
    ),
  );
}

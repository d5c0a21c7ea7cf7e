import type { Figures } from './visit';

/** Figures of each run, by step. */
export type Results = Record<string, Figures[]>;

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

type Column = [title: string, value: (figures: Figures) => number, unit: (value: number) => string];

const formatInteger = (value: number) => Math.round(value).toString();
const formatKilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

const columns: readonly Column[] = [
  ['visible ms', ({ visible }) => visible, formatInteger],
  ['FCP ms', ({ fcp }) => fcp, formatInteger],
  ['LCP ms', ({ lcp }) => lcp, formatInteger],
  ['blocked ms', ({ blocked }) => blocked, formatInteger],
  ['JS before kB', ({ before }) => before.scriptBytes, formatKilobytes],
  ['files', ({ before }) => before.scripts, formatInteger],
  ['all before kB', ({ before }) => before.bytes, formatKilobytes],
  ['requests', ({ before }) => before.requests, formatInteger],
  ['all kB', ({ all }) => all.bytes, formatKilobytes],
  ['heap MB', ({ heap }) => heap, (bytes) => (bytes / 1e6).toFixed(1)],
];

function formatUsable(runs: readonly Figures[]): string {
  const times = runs.map(({ usable }) => usable);
  const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)].map(formatInteger);
  return `${middle} [${least}–${most}]`;
}

/** Prints a row per step: medians, and for `usable` also the minimum and maximum. */
export function printTable(results: Results): void {
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([step, runs]) => [
        step,
        {
          'usable ms': formatUsable(runs),
          ...Object.fromEntries(
            columns.map(([title, value, unit]) => [title, unit(median(runs.map(value)))]),
          ),
        },
      ]),
    ),
  );
}

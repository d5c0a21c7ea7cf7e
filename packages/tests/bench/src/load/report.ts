import type { Figures } from './visit';

/** Figures of each run, by application and step. */
export type Results = Record<string, Record<string, Figures[]>>;

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

function usableOf(runs: readonly Figures[], first: readonly Figures[]): string {
  const times = runs.map(({ usable }) => usable);
  const spread = `[${ms(Math.min(...times))}–${ms(Math.max(...times))}]`;
  const ratio =
    runs === first ? '' : ` ×${(median(times) / median(first.map(({ usable }) => usable))).toFixed(2)}`;
  return `${ms(median(times))} ${spread}${ratio}`;
}

/** A table for each step: medians, of `usable` also the least and the most and the ratio to the first application. */
export function printTables(results: Results): void {
  const steps = new Set(Object.values(results).flatMap((runs) => Object.keys(runs)));
  for (const step of steps) {
    const rows = Object.entries(results).flatMap(([app, runs]) =>
      runs[step] ? [{ app, runs: runs[step] }] : [],
    );
    const [first] = rows;
    if (first === undefined) continue;
    console.log(`\n${step} (median of ${first.runs.length})`);
    console.table(
      Object.fromEntries(
        rows.map(({ app, runs }) => [
          app,
          {
            'usable ms': usableOf(runs, first.runs),
            ...Object.fromEntries(
              columns.map(([title, value, unit]) => [title, unit(median(runs.map(value)))]),
            ),
          },
        ]),
      ),
    );
  }
}

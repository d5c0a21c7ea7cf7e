import type { ClientReport } from './socket-clients';

/** Measurements other than deliveries. Times are in seconds, processor times in seconds of one core. */
export interface Measurements {
  /** Planned changes; `madeCount` counts the actual ones. */
  plannedCount: number;
  madeCount: number;
  seconds: number;
  connectSeconds: number;
  megabytes: { idle: number; start: number; highest: number; end: number };
  cpu: { api: number; generator: number; clients: number; machine: number; idle: number };
}

const minRateShare = 0.97;
const maxProcessorShare = 0.85;

const sumOf = (reports: readonly ClientReport[], part: (report: ClientReport) => number) =>
  reports.reduce((total, report) => total + part(report), 0);

function quantile(delays: readonly number[], share: number): number {
  const all = delays.reduce((total, count) => total + count, 0);
  let passed = 0;
  return delays.findIndex((count) => (passed += count) >= all * share);
}

/** Returns a sentence on what limited the rate of changes. */
function explainLimit({ plannedCount, madeCount, seconds, cpu }: Measurements): string {
  if (madeCount >= plannedCount * minRateShare)
    return 'the rate was reached: neither the API nor the generator was the limit';
  if (cpu.api >= seconds * maxProcessorShare)
    return 'the rate was not reached: the API had a whole core, and was the limit';
  const others = cpu.machine - cpu.api - cpu.generator - cpu.clients;
  if (cpu.idle < (cpu.machine + cpu.idle) * (1 - maxProcessorShare))
    return (
      `the rate was not reached: the machine was the limit, not the API; ` +
      `other programs took ${(others / seconds).toFixed(1)} cores`
    );
  return 'the rate was not reached: the generator was the limit';
}

/** Prints the measurements; returns false when an event was lost or received twice. */
export function printSocketReport(reports: readonly ClientReport[], measured: Measurements): boolean {
  const { plannedCount, madeCount, seconds, connectSeconds, megabytes, cpu } = measured;
  const [first] = reports;
  const delays = (first?.delays ?? []).map((_, ms) => sumOf(reports, (report) => report.delays[ms] ?? 0));
  const deliveries = delays.reduce((total, count) => total + count, 0);
  const sockets = sumOf(reports, (report) => report.sockets);
  const unheard = sumOf(reports, (report) => (madeCount - report.events) * report.sockets);
  const lost = unheard + sumOf(reports, ({ missing }) => missing);
  const repeated = sumOf(reports, (report) => report.repeated);
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(delays, share));
  const mb = (value: number) => `${value.toFixed(0)} MB`;
  const share = (used: number) => `${((100 * used) / seconds).toFixed(0)} %`;
  const lines = [
    `${sockets} sockets, connected in ${connectSeconds.toFixed(1)} s`,
    `changes: ${plannedCount} offered in ${seconds.toFixed(0)} s, ${madeCount} made: ${(madeCount / seconds).toFixed(1)} a second`,
    `deliveries: ${madeCount * sockets} expected, ${deliveries} came, ${lost} lost, ${repeated} delivered twice; connections dropped: ${sumOf(reports, ({ disconnects }) => disconnects)}`,
    `after the change: ${p50} ms (median), ${p99} ms (p99), ${most} ms (most)`,
    `memory of the API: ${mb(megabytes.idle)} without sockets, ${mb(megabytes.start)} at the start, ${mb(megabytes.highest)} at most, ${mb(megabytes.end)} at the end`,
    `of one core: API ${share(cpu.api)}, generator ${share(cpu.generator)}, clients ${share(cpu.clients)}, whole machine ${share(cpu.machine)}`,
    explainLimit(measured),
  ];
  console.log(lines.join('\n'));
  return lost === 0 && repeated === 0;
}

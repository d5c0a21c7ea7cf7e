import type { ModuleReport } from '@escale/contracts';
import { registerBuildInfo } from '@escale/core';
import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Timeout for reading a gauge, so that the other metrics stay available while the database does not
 * answer.
 */
const gaugeTimeoutMs = 1_000;

/** The metrics of the service. Labels have few values, none of them about a person. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics of one server. With `process`, includes those of the process, such as its
 * event-loop delay.
 */
export function createMetrics({ process = false } = {}) {
  const registry = new Registry();
  const registers = [registry];
  const loads = new Counter({
    name: 'escale_module_loads_total',
    help: 'Loads of modules by version, as browsers report them.',
    labelNames: ['module', 'version'],
    registers,
  });
  const failures = new Counter({
    name: 'escale_module_failures_total',
    help: 'Modules that did not run, by version and reason, as browsers report them.',
    labelNames: ['module', 'version', 'reason'],
    registers,
  });
  if (process) {
    collectDefaultMetrics({ register: registry });
    registerBuildInfo(registry);
  }
  return {
    registry,
    calls: new Counter({
      name: 'escale_http_requests_total',
      help: 'Calls answered, by pattern of the path, method and status.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'escale_http_request_duration_seconds',
      help: 'Time from the arrival of a call to the end of its answer.',
      labelNames: ['route', 'method'],
      buckets: durationBuckets,
      registers,
    }),
    mails: new Counter({
      name: 'escale_mails_total',
      help: 'Attempts to deliver a mail, by what became of it.',
      labelNames: ['outcome'],
      registers,
    }),
    /** Counts a browser's report; the caller has checked that the registry names the version. */
    countModule: ({ module, version, result }: ModuleReport) => {
      if (result === 'loaded') loads.inc({ module, version });
      else failures.inc({ module, version, reason: result });
    },
    /** Registers a gauge that is read at scrape time, and omitted while its value is unknown. */
    gauge: (name: string, help: string, read: () => number | undefined | Promise<number | undefined>) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const known = Promise.resolve(read()).catch(() => undefined);
          const value = await Promise.race([known, pause(gaugeTimeoutMs, undefined, { ref: false })]);
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),
  };
}

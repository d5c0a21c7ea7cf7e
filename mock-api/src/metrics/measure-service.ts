import { countOpenConnections } from '@escale/core';
import type { FastifyInstance } from 'fastify';
import { secondsMs, type Clock } from '../clock';
import type { Database, PoolStats } from '../db/client';
import { queueLength } from '../mail/mail-queue';
import type { Metrics } from './metrics';

interface MeasuredService {
  app: FastifyInstance;
  db: Database;
  clock: Clock;
  liveConnections: () => number;
  stats?: (() => PoolStats) | undefined;
}

/** Registers the gauges that are read at scrape time: connections and queued mails. */
export function measureService(
  metrics: Metrics,
  { app, db, clock, liveConnections, stats }: MeasuredService,
): void {
  const { gauge } = metrics;
  if (stats !== undefined) measurePool(metrics, stats);
  gauge('escale_live_connections', 'Live connections of signed-in browsers.', liveConnections);
  gauge('escale_open_connections', 'Open connections to this process, live ones among them.', () =>
    countOpenConnections(app),
  );
  const queue = coalesce(() => queueLength(db));
  gauge(
    'escale_mails_waiting',
    'Mails in the queue, over all processes.',
    async () => (await queue()).waiting,
  );
  gauge('escale_mails_oldest_seconds', 'Age of the mail that waits longest.', async () => {
    const { oldest } = await queue();
    return oldest === null ? 0 : (clock().getTime() - oldest.getTime()) / secondsMs;
  });
}

function measurePool({ gauge }: Metrics, stats: () => PoolStats): void {
  gauge('escale_database_connections', 'Connections of this process to the database.', () => stats().total);
  gauge('escale_database_connections_idle', 'Those of them without work.', () => stats().idle);
  gauge('escale_database_waiting', 'Queries that wait for a connection.', () => stats().waiting);
}

/** Returns a function whose concurrent callers share one run of the work. */
function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}

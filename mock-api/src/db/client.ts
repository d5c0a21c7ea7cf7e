import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or one of its transactions; queries work the same in both, and with either driver. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Subscribes to a notification channel; resolves to an unsubscribe function. `onNotify` must not
 * throw. Calls `onConnection` with false when the connection to a server is lost, and with true
 * when it is back. Notifications sent in between are missed.
 */
export type Listen = (
  channel: string,
  onNotify: (payload: string) => void,
  onConnection?: (isListening: boolean) => void,
) => Promise<() => Promise<void>>;

/** Counts of a connection pool: its open connections, the idle ones among them, and the queries that wait for a connection. */
export interface PoolStats {
  total: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  listen: Listen;
  /** Runs work under a lock shared by all processes on this database. */
  exclusively: (work: (db: Database) => Promise<void>) => Promise<void>;
  /** Copies the data folder of the embedded database between two queries. */
  dump?: () => Promise<Blob>;
  /** Returns the connection counts of the pool; undefined for the embedded database, which has no pool. */
  stats?: () => PoolStats;
  close: () => Promise<void>;
}

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or one of its transactions; queries know neither the driver nor which of the two it is. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Subscribes to a notification channel; resolves to an unsubscribe function. `onNotify` does not throw. `onConnection` is called with
 * false when the connection to a server is lost, and with true when it is there again: what was notified meanwhile is missed.
 */
export type Listen = (
  channel: string,
  onNotify: (payload: string) => void,
  onConnection?: (isListening: boolean) => void,
) => Promise<() => Promise<void>>;

/** Connections to a server: open ones, those without work, and queries that wait for one. */
export interface PoolStats {
  total: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  listen: Listen;
  /** Runs work while no other process on this database runs such work. */
  exclusively: (work: (db: Database) => Promise<void>) => Promise<void>;
  /** Copies the data folder of the embedded database as it is between two queries. */
  dump?: () => Promise<Blob>;
  /** How its connections are used; the embedded database has none. */
  stats?: () => PoolStats;
  close: () => Promise<void>;
}

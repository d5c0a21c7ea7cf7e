import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, OpenDatabase } from '../client';
import { migrationsFolder, refuseNewerDatabase } from '../migrations';
import { connectionOptions, waitingOptions } from './connection-options';
import { createListener } from './listener';
import { createTransaction } from './transactions';

/** An arbitrary number, the same for all processes: 'escale' on a telephone keypad. */
const lockKey = 372_253;

const defaultConnections = 10;

/** Opens a database on a PostgreSQL server, which any number of processes may share. */
export async function openPostgres(url: string, connections = defaultConnections): Promise<OpenDatabase> {
  const exclusively = (work: (db: Database) => Promise<void>) => runUnderLock(url, work);
  await runUnderLock(url, async (_db, client) => {
    await checkEncoding(client);
    await refuseNewerDatabase((text) => client.query(text));
    await migrate(drizzle(client), { migrationsFolder });
  });
  const pool = new pg.Pool({ ...connectionOptions(url), max: connections });
  // A broken connection needs no handling here: its query fails with the same error, and the pool
  // opens another connection when it needs one.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  const listener = createListener(url);
  const db = Object.assign(drizzle(pool), { transaction: createTransaction(pool) });
  const close = async () => {
    await listener.close();
    await pool.end();
  };
  const stats = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, listen: listener.listen, exclusively, stats, close };
}

/**
 * Runs work under a lock that all processes on the database share. A separate connection holds the lock, so the lock ends even if
 * this process is killed.
 */
async function runUnderLock(
  url: string,
  work: (db: Database, client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(waitingOptions(url));
  // Nothing to handle: the query in progress fails with the same error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await work(drizzle(client), client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Throws unless the database is in UTF8: other encodings cannot store names in all languages and compare them without regard to
 * case.
 */
async function checkEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new EncodingError(encoding ?? '');
}

/** The database was created in an encoding other than UTF8. */
export class EncodingError extends Error {
  override name = 'EncodingError';

  constructor(readonly encoding: string) {
    super(`the encoding of the database is ${encoding}`);
  }
}

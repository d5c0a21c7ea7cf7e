import type { ClientConfig } from 'pg';
import { secondsMs } from '../../clock';

/**
 * Timeout for opening a connection or getting one from the pool: short, so that a call gets its 503 well before its client gives
 * up.
 */
const connectTimeoutMs = 5 * secondsMs;

/** Timeout of a statement: only a query that waits for a lock, or a server that is about to fail, takes this long. */
const statementTimeoutMs = 10 * secondsMs;

/** Without a response for this long, the server has vanished: a working server would have ended the statement. */
const responseTimeoutMs = statementTimeoutMs + 2 * secondsMs;

/** After this time without a query, the server ends a transaction: a suspended process must not keep its locks. */
const idleTransactionTimeoutMs = 15 * secondsMs;

const commonOptions = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connectTimeoutMs,
  keepAlive: true,
  application_name: 'escale-api',
  // Keepalives end the connections of a machine that has vanished, which must not keep its locks for hours.
  options:
    '-c timezone=UTC -c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
});

/** Options for the queries of calls, none of which waits indefinitely. */
export const connectionOptions = (url: string): ClientConfig => ({
  ...commonOptions(url),
  statement_timeout: statementTimeoutMs,
  query_timeout: responseTimeoutMs,
  idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
});

/** Options for work that may take long: waiting for another process to start, a migration, the seed. */
export const waitingOptions = (url: string): ClientConfig => ({
  ...commonOptions(url),
  statement_timeout: 0,
});

import type { ClientConfig } from 'pg';
import { secondsMs } from '../../clock';

/**
 * Timeout for opening a connection or getting one from the pool. It is short, so that a call gets
 * its 503 well before its client gives up.
 */
const connectTimeoutMs = 5 * secondsMs;

/** Timeout of a statement. Only a query that waits for a lock takes this long, unless the server is about to fail. */
const statementTimeoutMs = 10 * secondsMs;

/**
 * A server that has not responded for this long has vanished: a working server would have ended the
 * statement.
 */
const responseTimeoutMs = statementTimeoutMs + 2 * secondsMs;

/** After this time without a query, the server ends a transaction: a suspended process must not keep its locks. */
const idleTransactionTimeoutMs = 15 * secondsMs;

const commonOptions = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connectTimeoutMs,
  keepAlive: true,
  application_name: 'escale-api',
  // A machine that has vanished must not keep its locks for hours, so keepalives end its
  // connections.
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

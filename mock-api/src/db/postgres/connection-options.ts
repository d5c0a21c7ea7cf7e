import type { ClientConfig } from 'pg';
import { secondsMs } from '../../clock';

/** Until a connection is open, or one of the pool is free: a call gets its 503 well before it is given up. */
const connectMs = 5 * secondsMs;

/** No query of a call takes so long unless it waits for a lock, or the server is about to fail. */
const statementMs = 10 * secondsMs;

/** A server that has gone without a word: it would have ended the statement by now. */
const silenceMs = statementMs + 2 * secondsMs;

/** A process that stands still must not keep its locks. */
const idleTransactionMs = 15 * secondsMs;

const common = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  application_name: 'escale-api',
  // A machine that vanishes must not keep its locks for hours.
  options:
    '-c timezone=UTC -c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
});

/** For the queries of calls: nothing waits for ever. */
export const connectionOptions = (url: string): ClientConfig => ({
  ...common(url),
  statement_timeout: statementMs,
  query_timeout: silenceMs,
  idle_in_transaction_session_timeout: idleTransactionMs,
});

/** For what may take its time: the lock of another process that starts, a migration, the seed. */
export const waitingOptions = (url: string): ClientConfig => ({ ...common(url), statement_timeout: 0 });

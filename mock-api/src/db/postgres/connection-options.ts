import type { ClientConfig } from 'pg';
import { secondsMs } from '../../clock';

/** Time to open a connection or get one from the pool: a call gets its 503 well before its client gives up. */
const connectMs = 5 * secondsMs;

/** No query of a call takes this long unless it waits for a lock or the server is about to fail. */
const statementMs = 10 * secondsMs;

/** After this time, the server has vanished: a working server would have ended the statement. */
const silenceMs = statementMs + 2 * secondsMs;

/** A suspended process must not keep its locks. */
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

/** For the queries of calls: nothing waits indefinitely. */
export const connectionOptions = (url: string): ClientConfig => ({
  ...common(url),
  statement_timeout: statementMs,
  query_timeout: silenceMs,
  idle_in_transaction_session_timeout: idleTransactionMs,
});

/** For work that may take long: waiting for another process to start, a migration, the seed. */
export const waitingOptions = (url: string): ClientConfig => ({ ...common(url), statement_timeout: 0 });

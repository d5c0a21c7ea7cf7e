/** Serialization failure or deadlock: the transaction was rolled back and is safe to retry. */
const retryableCodes = /^40(?:001|P01)$/;

/**
 * SQLSTATE codes of failures that are not the query's fault: no connection, no right to connect,
 * read-only, out of resources (full disk, too many connections), shutting down, cancelled by its
 * time limit, lock not available, failing disk, or rolled back by the server.
 */
const unavailableCodes = /^(?:08|28|53|57|58|25006|40001|40P01|55P03)/;

/** Messages of the driver's own errors, which have no code. */
const driverErrors =
  /^(?:Connection terminated|timeout (?:expired|exceeded)|Query read timeout|Client (?:has encountered|was closed)|Cannot use a pool|The server does not support SSL)/;

/** Message of the pool's own error: all its connections have been in use for too long. */
const poolBusyMessage = 'timeout exceeded when trying to connect';

const networkErrors = /^E(?:CONN|TIMEDOUT|PIPE|HOST|NET|AI_|NOTFOUND)/;

/** Yields an error and its chain of causes. */
function* chainOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

const codeOf = ({ code }: { code?: unknown }) => (typeof code === 'string' ? code : '');

/** Returns PostgreSQL's code of a failed query, or an empty string for any other error. */
export function sqlStateOf(error: unknown): string {
  for (const one of chainOf(error)) if ('severity' in one) return codeOf(one);
  return '';
}

/** True when the database rolled back a transaction that is safe to retry. */
export const isRetryable = (error: unknown): boolean => retryableCodes.test(sqlStateOf(error));

/** True when a query waited in vain for a connection of the pool; the database itself may be healthy. */
export function isPoolBusy(error: unknown): boolean {
  for (const one of chainOf(error)) if (one.message === poolBusyMessage) return true;
  return false;
}

/**
 * True for a failure that is not the query's fault: the database did not answer, could not do the
 * work now or rolled it back, or no connection of the pool was free.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (unavailableCodes.test(sqlStateOf(error))) return true;
  for (const one of chainOf(error))
    if (networkErrors.test(codeOf(one)) || driverErrors.test(one.message)) return true;
  return false;
}

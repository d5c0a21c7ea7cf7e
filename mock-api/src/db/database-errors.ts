/** The server took a transaction back so that another could go on; it may be run again. */
const takenBack = /^40(?:001|P01)$/;

/**
 * PostgreSQL's codes of what is no fault of the query: no connection, no right to connect, nobody may write here, no
 * resources (a full disk, too many connections), stopped or stopping, cancelled by its time limit, a failing disk, and what
 * the server takes back.
 */
const passing = /^(?:08|28|53|57|58|25006|40001|40P01|55P03)/;

/** The driver's own errors have no code. */
const ofDriver =
  /^(?:Connection terminated|timeout (?:expired|exceeded)|Query read timeout|Client (?:has encountered|was closed)|Cannot use a pool|The server does not support SSL)/;

/** The pool's own: all its connections were in use for too long. */
const poolBusy = 'timeout exceeded when trying to connect';

const ofNetwork = /^E(?:CONN|TIMEDOUT|PIPE|HOST|NET|AI_|NOTFOUND)/;

/** The error and what caused it. */
function* chainOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

const codeOf = ({ code }: { code?: unknown }) => (typeof code === 'string' ? code : '');

/** PostgreSQL's code of a failed query, empty for any other error. */
export function sqlStateOf(error: unknown): string {
  for (const one of chainOf(error)) if ('severity' in one) return codeOf(one);
  return '';
}

/** True when the database took a transaction back that may be run again. */
export const isTakenBack = (error: unknown): boolean => takenBack.test(sqlStateOf(error));

/** True when a query waited in vain for a connection of the pool; the database may be well. */
export function isPoolBusy(error: unknown): boolean {
  for (const one of chainOf(error)) if (one.message === poolBusy) return true;
  return false;
}

/** True when the database did not answer or could not do its work now, whatever was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (passing.test(sqlStateOf(error))) return true;
  for (const one of chainOf(error))
    if (ofNetwork.test(codeOf(one)) || ofDriver.test(one.message)) return true;
  return false;
}

import { NewerDatabase } from './db/migrations';
import { EncodingError } from './db/postgres/open-postgres';
import { sqlStateOf } from './db/database-errors';
import { describeError } from './http/describe-error';
import { messages } from './messages/fr';
import { StartError } from './start-error';

/**
 * Returns an error that explains why the database could not be opened. It contains neither the
 * password in the address of the database nor any data.
 */
export function toStartError(
  { folder, url }: { folder: string; url?: string | undefined },
  cause: unknown,
): StartError {
  const { start } = messages;
  const place = url === undefined ? folder : serverOf(url);
  if (cause instanceof NewerDatabase) return new StartError(start.databaseNewer(place), { cause });
  if (isDiskFull(cause)) return new StartError(start.diskFull(place), { cause });
  const sentence =
    url === undefined
      ? start.databaseUnreadable(folder, reasonOf(cause))
      : start.databaseUnreachable(serverOf(url), reasonOf(cause));
  return new StartError(sentence, { cause });
}

/**
 * Error codes for a full disk: of the system, of the PostgreSQL server, and of the embedded
 * database, which numbers the errors of its system calls itself.
 */
const fullDiskCodes = { system: 'ENOSPC', server: '53100', embedded: 51 };

/** True when a write failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, cause } = error as { code?: unknown; errno?: unknown; cause?: unknown };
  const isFull = code === fullDiskCodes.system || code === fullDiskCodes.server;
  return isFull || (!(error instanceof Error) && errno === fullDiskCodes.embedded) || isDiskFull(cause);
}

/** Returns host, port and name of the database. */
function serverOf(url: string): string {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: '', pathname: '' };
  return `${host}${pathname}`;
}

/** Returns the cause in words, without messages that may contain data. */
function reasonOf(cause: unknown): string {
  const { start } = messages;
  if (cause instanceof EncodingError) return start.databaseEncoding(cause.encoding);
  const state = sqlStateOf(cause);
  if (state.startsWith('28')) return start.databaseRefused;
  if (state === '3D000') return start.databaseUnknown;
  const { type, message, errorCode } = describeError(cause);
  return message === '' ? (errorCode ?? type) : message;
}

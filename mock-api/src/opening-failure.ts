import { EncodingError } from './db/postgres/open-postgres';
import { sqlStateOf } from './db/database-errors';
import { describeError } from './http/describe-error';
import { messages } from './messages/fr';
import { StartError } from './start-error';

/** Says why the database could not be opened, without the password of its address or values of its data. */
export function openingFailure(
  { folder, url }: { folder: string; url?: string | undefined },
  cause: unknown,
): StartError {
  const { start } = messages;
  const sentence =
    url === undefined
      ? start.databaseUnreadable(folder, reasonOf(cause))
      : start.databaseUnreachable(serverOf(url), reasonOf(cause));
  return new StartError(sentence, { cause });
}

/** Host, port and name of the database. */
function serverOf(url: string): string {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: '', pathname: '' };
  return `${host}${pathname}`;
}

/** A message may hold values of the data. */
function reasonOf(cause: unknown): string {
  const { start } = messages;
  if (cause instanceof EncodingError) return start.databaseEncoding(cause.encoding);
  const state = sqlStateOf(cause);
  if (state.startsWith('28')) return start.databaseRefused;
  if (state === '3D000') return start.databaseUnknown;
  const { type, message, errorCode } = describeError(cause);
  return message === '' ? (errorCode ?? type) : message;
}

import { readConfig } from './config';
import { describeError } from './http/describe-error';
import { messages } from './messages/fr';
import { isDiskFull } from './opening-failure';
import { startServer } from './start';
import { StartError } from './start-error';

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  await startServer(process.env);
} catch (error) {
  const known = isDiskFull(error) && !(error instanceof StartError) ? diskFullError() : error;
  if (!(known instanceof StartError)) fail(known);
  process.stderr.write(`${known.message}\n`);
  process.exit(1);
}

/**
 * Prints an error without its data. Node would print the whole error, including the values of a
 * failed query.
 */
function fail(error: unknown): never {
  process.stderr.write(`${JSON.stringify(describeError(error))}\n`);
  process.exit(1);
}

/** Returns the error for a full disk. It names the data folder, since every file written at start-up is in that folder. */
function diskFullError(): StartError {
  return new StartError(messages.start.diskFull(readConfig(process.env).ESCALE_DATA_DIR));
}

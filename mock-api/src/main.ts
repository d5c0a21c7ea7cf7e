import { describeError } from './http/describe-error';
import { startServer } from './start';
import { StartError } from './start-error';

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  await startServer(process.env);
} catch (error) {
  if (!(error instanceof StartError)) fail(error);
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** Node would print the whole error, a failed query with its values. */
function fail(error: unknown): never {
  process.stderr.write(`${JSON.stringify(describeError(error))}\n`);
  process.exit(1);
}

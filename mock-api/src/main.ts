import { startServer } from './start';
import { StartError } from './start-error';

try {
  await startServer(process.env);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

import { PublishError } from './publish-error';

/** A command line that says something else than its command can take; the exit code is 2. */
export class UsageError extends PublishError {
  override name = 'UsageError';
}

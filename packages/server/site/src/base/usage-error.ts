import { PublishError } from './publish-error';

/** Invalid command-line arguments; the exit code is 2. */
export class UsageError extends PublishError {
  override name = 'UsageError';
}

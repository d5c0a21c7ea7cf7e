import { uploadLimits } from '@escale/site';

/** Limits of the publishing service. */
export interface PublishingLimits {
  /** Size of a whole build request in bytes: the files and the form around them. */
  bodyBytes: number;
  fileBytes: number;
  files: number;
  /** Time within which a request must have arrived completely, in milliseconds. */
  requestMs: number;
  /**
   * Time for one operation, such as checking and publishing a build, in milliseconds. After this
   * time, the service stops the worker process.
   */
  moveMs: number;
  /** Builds being received at once; at most one per token. */
  uploads: number;
  /** Operations that are in progress or queued. */
  waiting: number;
  /** Requests per token and minute. */
  requestsPerMinute: number;
  /** Bytes of builds per token and day. */
  bytesPerDay: number;
  /** Requests with a bad token from one address in a quarter of an hour; further requests with a bad token get 429. */
  failures: number;
}

export const defaultLimits: PublishingLimits = {
  bodyBytes: uploadLimits.bytes + 256 * 1024,
  fileBytes: uploadLimits.fileBytes,
  files: uploadLimits.files,
  requestMs: 60_000,
  moveMs: 60_000,
  uploads: 4,
  waiting: 16,
  requestsPerMinute: 60,
  bytesPerDay: 256 * 1024 * 1024,
  failures: 30,
};

import { uploadLimits } from '@escale/site';

/** Bounds of the publishing service. */
export interface PublishingLimits {
  /** A build with all that is around its files, in bytes. */
  bodyBytes: number;
  fileBytes: number;
  files: number;
  /** Time in which a request must have arrived whole, in milliseconds. */
  requestMs: number;
  /** Time for checking and publishing one build, in milliseconds; the process that does it is stopped after it. */
  moveMs: number;
  /** Builds that are being received at once; one of them per token. */
  uploads: number;
  /** Moves that wait for their turn. */
  waiting: number;
  /** Requests of a token in a minute. */
  requestsPerMinute: number;
  /** Bytes of builds of a token in a day. */
  bytesPerDay: number;
  /** Requests of an address in a quarter of an hour that are refused with 401; further ones get 429. */
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

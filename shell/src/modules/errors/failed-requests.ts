import { isApiError, type ApiError, type ApiErrorKind } from '@escale/api-client';

/** Kinds that mean a fault of the service or a violation of the contract. Refusals and network failures are not reported. */
const reportedKinds: readonly ApiErrorKind[] = ['server', 'timeout', 'invalid-response'];

/** A request that keeps failing, such as a list that refreshes every half minute, is reported at most once per interval. */
const reportIntervalMs = 5 * 60_000;

const stackFramePattern = /:\d+:\d+\)?$/;
const plainSegmentPattern = /^[a-z][a-z-]*$/;

/** Returns the pattern of a path: a segment that may identify a person or a thing becomes `:id`. */
function pathPatternOf(path: string): string {
  const segments = path.split(/[?#]/, 1)[0]?.split('/') ?? [];
  return segments
    .map((segment) => (segment === '' || plainSegmentPattern.test(segment) ? segment : ':id'))
    .join('/');
}

/** Returns the path of the field that violates the contract, without the field's value. */
function describeFailingField({ cause }: ApiError): string {
  const { name, path } = (cause ?? {}) as { name?: unknown; path?: unknown };
  return name === 'ValidationError' && typeof path === 'string' && path !== '' ? `at ${path}` : '';
}

/**
 * Returns the part of a failed request that may leave the browser. Omits the server's text, the
 * body, the query and any names in the path.
 */
function redactError(error: ApiError): Error {
  const parts = [error.kind, error.status, pathPatternOf(error.path ?? ''), describeFailingField(error)];
  const report = new Error(parts.filter(Boolean).join(' '));
  report.name = 'ApiError';
  const frames = (error.stack ?? '').split('\n').filter((line) => stackFramePattern.test(line));
  report.stack = [`${report.name}: ${report.message}`, ...frames].join('\n');
  return report;
}

/**
 * Returns a function that reports the error of a failed query or mutation, each error once. Refusals (every 4xx status), cancelled
 * requests and network failures are not reported.
 */
export function createFailedRequestReport(report: (error: unknown) => void): (error: unknown) => void {
  const reportedAt = new Map<string, number>();
  const seen = new WeakSet();

  const isRecent = (key: string) => {
    const last = reportedAt.get(key);
    const recent = last !== undefined && Date.now() - last < reportIntervalMs;
    if (!recent) reportedAt.set(key, Date.now());
    return recent;
  };

  return (error) => {
    if (!(error instanceof Error) || error.name === 'AbortError' || seen.has(error)) return;
    seen.add(error);
    if (!isApiError(error)) return report(error);
    if (!reportedKinds.includes(error.kind)) return;
    const redacted = redactError(error);
    if (!isRecent(redacted.stack ?? redacted.message)) report(redacted);
  };
}

import { isApiError, type ApiError, type ApiErrorKind } from '@escale/api-client';
import { reportAttributed } from './attribution';

/** Faults of the service or of the contract; the others are answers to a person or a network that is away. */
const reportedKinds: readonly ApiErrorKind[] = ['server', 'timeout', 'invalid-response'];

/** A call that goes on failing (a list that is read every half minute) is reported once in so long. */
const quietMs = 5 * 60_000;

const frame = /:\d+:\d+\)?$/;
const word = /^[a-z][a-z-]*$/;
const reportedAt = new Map<string, number>();
const known = new WeakSet();

/** The pattern of a path: what is no word of it names a person or a thing. */
function patternOf(path: string): string {
  const parts = path.split(/[?#]/, 1)[0]?.split('/') ?? [];
  return parts.map((part) => (part === '' || word.test(part) ? part : ':id')).join('/');
}

/** Where in the answer the contract is broken, without the value that stands there. */
function placeIn({ cause }: ApiError): string {
  const { name, path } = (cause ?? {}) as { name?: unknown; path?: unknown };
  return name === 'ValidationError' && typeof path === 'string' && path !== '' ? `at ${path}` : '';
}

/** What may leave the browser of a failed call: no word of the server, no body, no query, no names in the path. */
function reportOf(error: ApiError): Error {
  const words = [error.kind, error.status, patternOf(error.path ?? ''), placeIn(error)];
  const report = new Error(words.filter(Boolean).join(' '));
  report.name = 'ApiError';
  const frames = (error.stack ?? '').split('\n').filter((line) => frame.test(line));
  report.stack = [`${report.name}: ${report.message}`, ...frames].join('\n');
  return report;
}

function isQuiet(text: string): boolean {
  const before = reportedAt.get(text);
  const quiet = before !== undefined && Date.now() - before < quietMs;
  if (!quiet) reportedAt.set(text, Date.now());
  return quiet;
}

/**
 * Reports a query or mutation that has failed for good, as the module's whose code made it, else as that of the module
 * in view. A refusal (401, 403, 404, 409, 422, 429), a cancelled call and a network that is away are no faults.
 */
export function reportFailedRequest(error: unknown): void {
  if (!(error instanceof Error) || error.name === 'AbortError' || known.has(error)) return;
  known.add(error);
  if (!isApiError(error)) return reportAttributed(error);
  if (!reportedKinds.includes(error.kind)) return;
  const report = reportOf(error);
  if (!isQuiet(report.stack ?? report.message)) reportAttributed(report);
}

/** The part of an error that is logged. */
export interface ErrorDescription {
  type: string;
  message: string;
  errorCode?: string;
  /** The frames of the stack, without the message. */
  stack: string;
  causes?: ErrorDescription[];
}

/** SQLSTATE classes whose messages contain no values: connection, syntax and names, resources, system. */
const harmlessSqlClasses = /^(?:08|42|53|57|58|XX)/;
const systemErrorCode = /^E[A-Z]+$/;
const maxDepth = 5;

/**
 * Returns the loggable part of an error: type, code, stack frames and causes. Includes the message
 * only for kinds of errors whose messages never contain values. Leaves out the messages of failed
 * queries, parsed texts and refused mails: they contain names, addresses, codes and tokens.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 40) : undefined;
  const { cause } = error;
  const inner = [
    ...(cause === undefined ? [] : [cause]),
    ...(error instanceof AggregateError ? (error.errors as unknown[]) : []),
  ];
  return {
    type: error.constructor.name,
    message: isHarmless(error, code) ? error.message : '',
    ...(code !== undefined && { errorCode: code }),
    stack: framesOf(error),
    ...(inner.length > 0 &&
      depth < maxDepth && { causes: inner.map((one) => describeError(one, depth + 1)) }),
  };
}

function isHarmless(error: Error, code: string | undefined): boolean {
  if ('query' in error || 'params' in error || 'severity' in error)
    return 'severity' in error && code !== undefined && harmlessSqlClasses.test(code);
  if ([TypeError, ReferenceError, RangeError].some((type) => error.constructor === type)) return true;
  return (
    code !== undefined && (code.startsWith('FST_') || (systemErrorCode.test(code) && 'syscall' in error))
  );
}

/** Returns the frames of a stack without the lines before them, which repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}

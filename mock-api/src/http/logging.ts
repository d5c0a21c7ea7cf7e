import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { describeError } from './describe-error';
import { createOutageFilter } from './outage';

export interface LogStream {
  write: (line: string) => void;
}

const secretFields = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'otpCode',
  'code',
  'codeHash',
  'link',
];
const secretHeaders = ['authorization', 'cookie', '["set-cookie"]'];

/**
 * Returns the options of the logger. The logger redacts secrets at every depth at which this server
 * logs them. It reduces errors and requests to fields without personal data. It logs an outage of
 * the database once.
 */
export function loggerOptions(level: string, stream: LogStream | undefined): FastifyServerOptions['logger'] {
  const isRepeated = createOutageFilter();
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      err: (error) => ({ ...describeError(error) }),
      req: ({ method, routeOptions }: Partial<FastifyRequest>) => ({ method, route: routeOptions?.url }),
    },
    hooks: {
      // Without a message, Pino would log the message of the error, which may contain personal data.
      logMethod(line: unknown[], method, lineLevel) {
        const [first, message = 'error', ...rest] = line;
        const err = errorOf(first);
        if (lineLevel >= errorLevel && !isAboutMail(first) && isRepeated(err)) return;
        const described = err === undefined ? line : [{ ...asObject(first), err }, message, ...rest];
        method.apply(this, described as Parameters<typeof method>);
      },
    },
    redact: {
      paths: [
        ...secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        ...secretHeaders.flatMap((name) =>
          ['headers', '*.headers'].map((owner) => (name.startsWith('[') ? owner + name : `${owner}.${name}`)),
        ),
      ],
      censor: '***',
    },
  };
}

const errorLevel = 50;

/** True for a log line about a mail: a mail server that does not answer is not a database outage. */
const isAboutMail = (logged: unknown) => typeof logged === 'object' && logged !== null && 'mail' in logged;

function errorOf(logged: unknown): unknown {
  if (logged instanceof Error) return logged;
  return typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : undefined;
}

const asObject = (logged: unknown) => (logged instanceof Error ? {} : (logged as object));

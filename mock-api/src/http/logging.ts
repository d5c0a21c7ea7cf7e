import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { describeError } from './describe-error';
import { createOutageFilter } from './outage';

export interface LogStream {
  write: (line: string) => void;
}

const secrets = ['password', 'token', 'accessToken', 'refreshToken', 'otpCode', 'code', 'codeHash', 'link'];
const headers = ['authorization', 'cookie', '["set-cookie"]'];

/**
 * Log options: secrets are redacted at every depth used here, errors and requests are reduced to fields without data, and an outage
 * of the database is one line.
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
      // Pino takes a missing message from the error, whose text may contain data.
      logMethod(line: unknown[], method, lineLevel) {
        const [first, message = 'error', ...rest] = line;
        const err = errorOf(first);
        if (lineLevel >= errorLevel && !isOfMail(first) && isRepeated(err)) return;
        const described = err === undefined ? line : [{ ...asObject(first), err }, message, ...rest];
        method.apply(this, described as Parameters<typeof method>);
      },
    },
    redact: {
      paths: [
        ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        ...headers.flatMap((name) =>
          ['headers', '*.headers'].map((owner) => (name.startsWith('[') ? owner + name : `${owner}.${name}`)),
        ),
      ],
      censor: '***',
    },
  };
}

const errorLevel = 50;

/** A mail server that does not answer is not a database outage. */
const isOfMail = (logged: unknown) => typeof logged === 'object' && logged !== null && 'mail' in logged;

function errorOf(logged: unknown): unknown {
  if (logged instanceof Error) return logged;
  return typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : undefined;
}

const asObject = (logged: unknown) => (logged instanceof Error ? {} : (logged as object));

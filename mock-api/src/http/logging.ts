import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { describeError } from './describe-error';

export interface LogStream {
  write: (line: string) => void;
}

const secrets = ['password', 'token', 'accessToken', 'refreshToken', 'otpCode', 'code', 'codeHash', 'link'];
const headers = ['authorization', 'cookie', '["set-cookie"]'];

/** Log options: secrets are redacted at any depth used here, errors and requests are reduced to what holds no data. */
export function loggerOptions(level: string, stream: LogStream | undefined): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      err: (error) => ({ ...describeError(error) }),
      req: ({ method, routeOptions }: Partial<FastifyRequest>) => ({ method, route: routeOptions?.url }),
    },
    hooks: {
      // Pino takes a missing message from the error, whose text may hold data.
      logMethod(line: unknown[], method) {
        const [first, message = 'error', ...rest] = line;
        const err = errorOf(first);
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

function errorOf(logged: unknown): unknown {
  if (logged instanceof Error) return logged;
  return typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : undefined;
}

const asObject = (logged: unknown) => (logged instanceof Error ? {} : (logged as object));

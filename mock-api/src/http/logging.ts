import type { FastifyServerOptions } from 'fastify';

export interface LogStream {
  write: (line: string) => void;
}

const secrets = ['password', 'token', 'accessToken', 'refreshToken', 'otpCode', 'code', 'codeHash', 'link'];
const headers = ['authorization', 'cookie', '["set-cookie"]'];

/** Redacts secrets from log lines at any depth used here. */
export function loggerOptions(level: string, stream: LogStream | undefined): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
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

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** Names of the cookies over http; over https they get a prefix. */
export const cookieNames = { refresh: 'refresh', signIn: 'sign-in', device: 'device' } as const;

export type CookieName = keyof typeof cookieNames;

/** Adds the `__Host-` prefix on https: with it, a browser refuses a cookie that a neighbouring host sets. */
function cookieNameOf(config: Config, cookie: CookieName): string {
  return `${isHttps(config) ? '__Host-' : ''}${cookieNames[cookie]}`;
}

function isHttps(config: Config): boolean {
  return config.APP_ORIGIN.startsWith('https:');
}

export function readCookie(config: Config, request: FastifyRequest, cookie: CookieName): string | undefined {
  return request.cookies[cookieNameOf(config, cookie)];
}

/** Sets a cookie that scripts cannot read; without `maxAgeSeconds`, the browser deletes it on closing. */
export function setCookie(
  config: Config,
  reply: FastifyReply,
  cookie: CookieName,
  value: string,
  maxAgeSeconds?: number,
): void {
  reply.setCookie(cookieNameOf(config, cookie), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(config),
    maxAge: maxAgeSeconds,
  });
}

export function clearCookie(config: Config, reply: FastifyReply, cookie: CookieName): void {
  setCookie(config, reply, cookie, '', 0);
}

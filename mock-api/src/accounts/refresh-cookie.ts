import type { FastifyReply } from 'fastify';
import type { Config } from '../config';
import { setCookie } from '../http/cookies';

/** Remembered devices keep the cookie until the session ends; the others lose it with the browser. */
export function setRefreshCookie(
  config: Config,
  reply: FastifyReply,
  now: Date,
  session: { refreshToken: string; remember: boolean; expiresAt: Date },
): void {
  const left = Math.floor((session.expiresAt.getTime() - now.getTime()) / 1_000);
  setCookie(config, reply, 'refresh', session.refreshToken, session.remember ? left : undefined);
}

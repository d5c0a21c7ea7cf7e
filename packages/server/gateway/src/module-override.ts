import fastifyCookie from '@fastify/cookie';
import { isOwnPage } from '@escale/core';
import { httpOrigin, isLoopbackOrigin, overrideConsent, type OverrideConsent } from '@escale/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from './messages';
import type { OwnSite } from './own-site';
import type { SiteConfig } from './site-config';

/** With this prefix, no neighbouring host can set the cookie; with `SameSite=Strict`, a link on another site does not send it. */
const cookieName = '__Host-escale-override';

/** Consent lasts twelve hours, enough for a working day. */
const maxAgeSeconds = 12 * 3_600;

const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

/** Returns the loopback origin that the content policy allows by the caller's consent; `null` without consent. */
export function consentedOrigin(request: FastifyRequest): string | null {
  // Cookies are missing on a request that was refused before they were parsed.
  const { [cookieName]: origin } = (request.cookies as FastifyRequest['cookies'] | undefined) ?? {};
  return origin !== undefined && isLoopbackOrigin(origin) ? origin : null;
}

/**
 * Serves `overrideConsent`. Users can consent only if the site permits overrides, and can always
 * withdraw their consent. Only a page of the product can send either request, never a link.
 */
export async function registerOverride(
  app: FastifyInstance,
  own: OwnSite,
  readConfig: () => Promise<SiteConfig>,
): Promise<void> {
  await app.register(fastifyCookie);

  const isFromOwnPage = (request: FastifyRequest) =>
    request.headers[overrideConsent.header] !== undefined &&
    request.headers.origin !== undefined &&
    isOwnPage(request, own.appOrigin);

  app.post<{ Body: Partial<OverrideConsent> | null }>(overrideConsent.path, async (request, reply) => {
    const origin = httpOrigin(request.body?.origin);
    const { moduleOverride } = await readConfig();
    if (!moduleOverride || !isFromOwnPage(request)) return refuse(reply, 403);
    if (origin === null || !isLoopbackOrigin(origin)) return refuse(reply, 400);
    return reply
      .setCookie(cookieName, origin, { ...cookieOptions, maxAge: maxAgeSeconds })
      .header('cache-control', 'no-store')
      .code(204)
      .send();
  });

  app.delete(overrideConsent.path, (request, reply) => {
    if (!isFromOwnPage(request)) return refuse(reply, 403);
    return reply.clearCookie(cookieName, cookieOptions).header('cache-control', 'no-store').code(204).send();
  });
}

const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${messages.overrideRefused}\n`);

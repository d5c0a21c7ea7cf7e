import { changeTokens, matchToken, readTokens, type PublishToken, type SiteLayout } from '@escale/site';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { PublishingLimits } from './limits';
import { Refusal } from './refusal';

const failureWindowSeconds = 15 * 60;
const secondsPerDay = 24 * 60 * 60;
/** The recorded last use is accurate to one minute, so that the service need not store each use of a busy token. */
const useResolutionMs = 60_000;

const refusalTexts = {
  unknown: 'this token opens nothing here; ask those who run the site for another one',
  expired: 'this token has expired; ask those who run the site for another one',
  revoked: 'this token was revoked; ask those who run the site',
};

/**
 * Returns functions that authenticate requests. A bad token counts against the caller's address,
 * never against a token, so that no stranger can lock a team out. The 256 random bits of a token
 * cannot be guessed anyway.
 */
export function createAuthentication(
  site: SiteLayout,
  { bytesPerDay, failures, requestsPerMinute }: PublishingLimits,
) {
  const failed = new RateLimiterMemory({ points: failures, duration: failureWindowSeconds });
  const requests = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  const noteUse = createUseRecorder(site);
  const sent = new RateLimiterMemory({ points: bytesPerDay, duration: secondsPerDay });
  const textOf = ({ headers }: FastifyRequest) =>
    /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const match = async (request: FastifyRequest) => matchToken(await readTokens(site), textOf(request));
  return {
    /** Returns the token of a request, which must be for `module`. Throws a `Refusal`. */
    authenticate: async (request: FastifyRequest, module: string): Promise<PublishToken> => {
      const found = await match(request);
      if (typeof found === 'string') {
        await consume(failed, request.ip);
        throw new Refusal(401, 'BAD_TOKEN', refusalTexts[found]);
      }
      await consume(requests, found.id);
      if (found.module !== module)
        throw new Refusal(
          403,
          'OTHER_MODULE',
          `this token is for ${found.module}, not for ${module.slice(0, 60)}`,
        );
      await noteUse(found);
      return found;
    },
    /** Counts the bytes that a token sends. Throws a `Refusal` beyond its daily limit. */
    countBytes: ({ id }: PublishToken, bytes: number): Promise<void> =>
      consume(sent, id, bytes, `this token has sent more than ${bytesPerDay} bytes in a day`),
    /** Throws a `Refusal` unless the token is still valid: it may have been revoked since the request began. */
    assertValid: async (request: FastifyRequest): Promise<void> => {
      const found = await match(request);
      if (typeof found === 'string') throw new Refusal(401, 'BAD_TOKEN', refusalTexts[found]);
    },
  };
}

async function consume(
  limiter: RateLimiterMemory,
  key: string,
  points = 1,
  reason = 'too many requests',
): Promise<void> {
  await limiter.consume(key, points).catch((error: unknown) => {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.ceil(error.msBeforeNext / 1_000);
    throw new Refusal(429, 'TOO_MANY', `${reason}; try again in ${seconds} seconds`, seconds);
  });
}

/** Returns a function that stores the last use of a token, at most once a minute per token. */
function createUseRecorder(site: SiteLayout) {
  /**
   * Time of the last use per token id. It is noted before it is stored: until then, concurrent
   * requests read an earlier `lastUsed`.
   */
  const noted = new Map<string, number>();
  return async ({ id, lastUsed }: PublishToken): Promise<void> => {
    const now = Date.now();
    const last = Math.max(noted.get(id) ?? 0, lastUsed === null ? 0 : Date.parse(lastUsed));
    if (now - last < useResolutionMs) return;
    noted.set(id, now);
    const used = new Date(now).toISOString();
    await changeTokens(site, (tokens) =>
      tokens.map((token) => (token.id === id ? { ...token, lastUsed: used } : token)),
    );
  };
}

export type Authentication = ReturnType<typeof createAuthentication>;

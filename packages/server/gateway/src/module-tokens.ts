import { createHash } from 'node:crypto';

/** A token for the back end of a module, or the answer by which the API refuses to issue a token. */
export type MintResult =
  | { token: string }
  | { status: number; headers: Record<string, string>; body: string };

/**
 * How long a token is kept. A token is valid for a minute, so it does not expire on its way to the
 * back end.
 */
const cacheMs = 30_000;

/** Bounds the memory of tokens; each takes about a kilobyte. */
const maxCachedTokens = 5_000;

/** Returns the kept token for an `authorization` header and a module; calls `mint` if there is none. */
export type GetToken = (
  authorization: string,
  moduleId: string,
  mint: () => Promise<MintResult>,
) => Promise<MintResult>;

/** Returns a function that keeps each minted token for 30 seconds, but neither failures nor refusals. */
export function createTokenCache(now: () => number = () => performance.now()): GetToken {
  const cache = new Map<string, { until: number; minted: Promise<MintResult> }>();
  const removeExpired = () => {
    for (const [key, { until }] of cache)
      if (until <= now() || cache.size > maxCachedTokens) cache.delete(key);
      else break;
  };
  return async (authorization, moduleId, mint) => {
    const key = createHash('sha256').update(`${moduleId} ${authorization}`).digest('base64');
    removeExpired();
    const found = cache.get(key);
    if (found !== undefined) return found.minted;
    const minted = mint();
    cache.set(key, { until: now() + cacheMs, minted });
    let isToken = false;
    try {
      const answer = await minted;
      isToken = 'token' in answer;
      return answer;
    } finally {
      if (!isToken && cache.get(key)?.minted === minted) cache.delete(key);
    }
  };
}

import { createHash } from 'node:crypto';

/** A token for the back end of a module, or the answer by which the API refuses to issue a token. */
export type MintResult =
  | { token: string }
  | { status: number; headers: Record<string, string>; body: string };

/**
 * How long a token is kept. A token is valid for a minute, so it does not expire on its way to the
 * back end.
 */
const keepMs = 30_000;

/** Bounds the memory of tokens; each takes about a kilobyte. */
const maxKeptTokens = 5_000;

/** Returns the kept token for an `authorization` header and a module; calls `mint` if there is none. */
export type GetToken = (
  authorization: string,
  moduleId: string,
  mint: () => Promise<MintResult>,
) => Promise<MintResult>;

/** Returns a function that keeps each minted token for 30 seconds, but neither failures nor refusals. */
export function createTokenCache(now: () => number = () => performance.now()): GetToken {
  const kept = new Map<string, { until: number; minted: Promise<MintResult> }>();
  const removeOld = () => {
    for (const [key, { until }] of kept)
      if (until <= now() || kept.size > maxKeptTokens) kept.delete(key);
      else break;
  };
  return async (authorization, moduleId, mint) => {
    const key = createHash('sha256').update(`${moduleId} ${authorization}`).digest('base64');
    removeOld();
    const found = kept.get(key);
    if (found !== undefined) return found.minted;
    const minted = mint();
    kept.set(key, { until: now() + keepMs, minted });
    let isToken = false;
    try {
      const answer = await minted;
      isToken = 'token' in answer;
      return answer;
    } finally {
      if (!isToken && kept.get(key)?.minted === minted) kept.delete(key);
    }
  };
}

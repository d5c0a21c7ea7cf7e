import { createHash } from 'node:crypto';

/** A token for the back end of a module, or the answer of the API that refuses one. */
export type Minted = { token: string } | { status: number; headers: Record<string, string>; body: string };

/** Shorter than the minute for which a token is valid, so that none expires on its way. */
const keptMs = 30_000;

/** Bounds the memory of tokens; each takes about a kilobyte. */
const maxKept = 5_000;

/** Keeps tokens by the `authorization` of their caller, as a hash. */
export type KeepToken = (
  authorization: string,
  moduleId: string,
  mint: () => Promise<Minted>,
) => Promise<Minted>;

/** Returns a function that keeps each minted token for 30 seconds; failures and refusals are not kept. */
export function createTokenKeep(now: () => number = () => performance.now()): KeepToken {
  const kept = new Map<string, { until: number; minted: Promise<Minted> }>();
  const removeOld = () => {
    for (const [key, { until }] of kept)
      if (until <= now() || kept.size > maxKept) kept.delete(key);
      else break;
  };
  return async (authorization, moduleId, mint) => {
    const key = createHash('sha256').update(`${moduleId} ${authorization}`).digest('base64');
    removeOld();
    const found = kept.get(key);
    if (found !== undefined) return found.minted;
    const minted = mint();
    kept.set(key, { until: now() + keptMs, minted });
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

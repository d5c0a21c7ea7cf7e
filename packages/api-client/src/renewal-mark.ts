import { isFresh, tokenStore } from './token-store';

/*
 * Local storage reaches the other tabs' processes late: a tab that waited for its turn to refresh may still read the
 * token that has just been replaced. Locks are held in one place for all tabs, so a lock that bears the dead token
 * says at once that another tab has renewed it; the new token is then only a moment away.
 */

const markMs = 10_000;
const arrivalMs = 3_000;
const lookAgainMs = 10;

const markOf = (expiredToken: string) => `escale-renewed:${expiredToken}`;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Says to the other tabs that a token has been replaced; settles once they can know. */
export function markRenewed(expiredToken: string): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((resolve) => {
    void navigator.locks.request(markOf(expiredToken), { ifAvailable: true }, (lock) => {
      resolve();
      return lock === null ? undefined : pause(markMs);
    });
  });
}

/** The token that another tab has put in the place of a dead one, `null` where none has or it does not arrive. */
export async function renewedElsewhere(expiredToken: string): Promise<string | null> {
  if (!('locks' in navigator)) return null;
  const marked = await navigator.locks.request(
    markOf(expiredToken),
    { ifAvailable: true },
    (lock) => lock === null,
  );
  for (let waited = 0; marked && waited < arrivalMs; waited += lookAgainMs) {
    const token = tokenStore.read();
    if (token !== null && token !== expiredToken && isFresh(token)) return token;
    await pause(lookAgainMs);
  }
  return null;
}

import { readClaims } from './token-claims';

let session = { owner: undefined as string | undefined, ending: new AbortController() };

/**
 * Returns a signal that aborts when the current session ends; work that outlasts a call (a loop, a timer, an undo) has to check it.
 * A call itself is tied to the session in which it is made, and fails with kind `cancelled` once that has ended.
 */
export function sessionSignal(): AbortSignal {
  return session.ending.signal;
}

/** Ends everything that belongs to the current session: its calls are aborted, and none is sent in the name of the next user. */
export function endSessionScope(): void {
  session.ending.abort();
  session = { owner: undefined, ending: new AbortController() };
}

/** False for a token of another user, which another tab has stored since the current session began. */
export function isOfSession(token: string): boolean {
  session.owner ??= readClaims(token)?.sub;
  return session.owner === readClaims(token)?.sub;
}

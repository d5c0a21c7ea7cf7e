import { readClaims } from './token-claims';

let sessionScope = { owner: undefined as string | undefined, ending: new AbortController() };

/**
 * Returns a signal that aborts when the current session ends. Work that outlasts a call (a loop, a
 * timer, an undo) has to check the signal. A call fails with kind `cancelled` when the session in
 * which it was made ends.
 */
export function sessionSignal(): AbortSignal {
  return sessionScope.ending.signal;
}

/**
 * Aborts all calls of the current session, so that none is sent in the name of the next user, and begins the scope of the next
 * session.
 */
export function endSessionScope(): void {
  sessionScope.ending.abort();
  sessionScope = { owner: undefined, ending: new AbortController() };
}

/** False for the token of another user, which another tab has stored since the current session began. */
export function isOfSession(token: string): boolean {
  sessionScope.owner ??= readClaims(token)?.sub;
  return sessionScope.owner === readClaims(token)?.sub;
}

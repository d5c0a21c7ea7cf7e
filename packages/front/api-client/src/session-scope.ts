import { readClaims } from './token-claims';

let session = { owner: undefined as string | undefined, ending: new AbortController() };

/**
 * Returns a signal that aborts when the current session ends. Longer work in a session (a loop, a timer, an undo) keeps it: each
 * call is tied to the session in which it was made, and fails with kind `cancelled` once that has ended.
 */
export function sessionSignal(): AbortSignal {
  return session.ending.signal;
}

/** Ends everything that belongs to the current session: its calls are aborted, and none is sent in the name of the next user. */
export function endSessionScope(): void {
  session.ending.abort();
  session = { owner: undefined, ending: new AbortController() };
}

/** False for a token of another user than that of the current session: another tab has stored it. */
export function isOfSession(token: string): boolean {
  session.owner ??= readClaims(token)?.sub;
  return session.owner === readClaims(token)?.sub;
}

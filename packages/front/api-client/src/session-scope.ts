import { readClaims } from './token-claims';

let session = { owner: undefined as string | undefined, ending: new AbortController() };

/**
 * Returns a signal that aborts when the session that is open now ends. What begins in a session and takes time (a loop,
 * a timer, an undo) keeps it: each call bears that of the moment when it is made, and fails with kind `cancelled` once
 * it is aborted.
 */
export function sessionSignal(): AbortSignal {
  return session.ending.signal;
}

/** Ends all that belongs to the open session: its calls are given up, and none is sent in the name of the next person. */
export function endSessionScope(): void {
  session.ending.abort();
  session = { owner: undefined, ending: new AbortController() };
}

/** False for the token of another person than the one whose session is open: another tab has stored it. */
export function isOfSession(token: string): boolean {
  session.owner ??= readClaims(token)?.sub;
  return session.owner === readClaims(token)?.sub;
}

import { sessionEndReason, type SessionEndReason } from '@escale/contracts';

const key = 'accessToken';

/** Tells the other tabs that the token was removed by a sign-out, not because the session expired. */
const signedOutKey = 'escale.signed-out';

/** Tells the other tabs why the session ended. */
const endKey = 'escale.session-end';

/** What the document may say of the person whose token this is, before the application is there (the shell's `boot.js`). */
const ownerKey = 'escale.owner';

export interface TokenOwner {
  id: string;
  firstName: string;
  timezone: string;
}

/** A token counts as expired this long before `exp`, to allow for differing clocks. */
const marginSeconds = 10;

interface TokenClaims {
  exp: number;
  sub?: string;
  /** After how long without use the session ends; absent where the server states no such limit. */
  idleSeconds?: number;
}

/** Returns the claims of an access token, or `null` for anything that is not a token with an expiry. */
export function readClaims(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Partial<TokenClaims>;
    const { exp, sub, idleSeconds } = claims;
    return typeof exp === 'number' ? { exp, sub, idleSeconds } : null;
  } catch {
    return null;
  }
}

/** False for an expired token and for one whose expiry cannot be read. */
export function isFresh(token: string, now = Date.now()): boolean {
  const claims = readClaims(token);
  return claims !== null && claims.exp - marginSeconds > now / 1000;
}

/** The access token in local storage under `accessToken` (§3). Reads as empty where the browser refuses storage. */
export const tokenStore = {
  read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(token: string): void {
    localStorage.removeItem(signedOutKey);
    localStorage.removeItem(endKey);
    localStorage.setItem(key, token);
  },
  /**
   * Removes the token. `bySignOut` ends the session in the other tabs too, even over unsaved work; `reason` is what they
   * say of its end.
   */
  clear({
    bySignOut = false,
    reason,
  }: { bySignOut?: boolean; reason?: SessionEndReason | undefined } = {}): void {
    try {
      if (bySignOut) localStorage.setItem(signedOutKey, 'true');
      if (reason !== undefined) localStorage.setItem(endKey, reason);
      localStorage.removeItem(key);
      localStorage.removeItem(ownerKey);
    } catch {
      // Storage is refused, so there is nothing to remove.
    }
  },
  /** Keeps, until the token is removed, what the document says of its owner; nothing when it is removed already. */
  keepOwner({ id, firstName, timezone }: TokenOwner): void {
    if (this.read() === null) return;
    try {
      localStorage.setItem(ownerKey, JSON.stringify({ id, firstName, timezone }));
    } catch {
      // Without storage the document says it when the server has answered.
    }
  },
  /** True when the last token was removed by a sign-out. */
  wasSignedOut(): boolean {
    try {
      return localStorage.getItem(signedOutKey) !== null;
    } catch {
      return false;
    }
  },
  /** Returns why the session of the last token ended, if that is known. */
  endReason(): SessionEndReason | undefined {
    try {
      return sessionEndReason(localStorage.getItem(endKey));
    } catch {
      return undefined;
    }
  },
  /** Calls `onChange` when another tab changes the token. Returns the unsubscribe function. */
  subscribe(onChange: (token: string | null, previous: string | null) => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === key) onChange(event.newValue, event.oldValue);
      else if (event.key === null) onChange(null, null);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

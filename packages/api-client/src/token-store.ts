const key = 'accessToken';

/** Tells the other tabs that a token went by its user's own sign-out, not because the session was dead. */
const signedOutKey = 'escale.signed-out';

/** Margin before `exp` at which a token already counts as expired, for clocks that differ. */
const marginSeconds = 10;

interface TokenClaims {
  exp: number;
  sub?: string;
}

/** Claims of an access token; `null` for anything that is not a token with an expiry. */
export function readClaims(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Partial<TokenClaims>;
    return typeof claims.exp === 'number'
      ? { exp: claims.exp, ...(claims.sub ? { sub: claims.sub } : {}) }
      : null;
  } catch {
    return null;
  }
}

/** False for an expired token and for one whose expiry cannot be read. */
export function isFresh(token: string, now = Date.now()): boolean {
  const claims = readClaims(token);
  return claims !== null && claims.exp - marginSeconds > now / 1000;
}

/** The access token in local storage under `accessToken` (§3); a browser that refuses storage counts as empty. */
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
    localStorage.setItem(key, token);
  },
  /** `bySignOut`: the user's own act, which ends the session in the other tabs whatever they are doing. */
  clear({ bySignOut = false }: { bySignOut?: boolean } = {}): void {
    try {
      if (bySignOut) localStorage.setItem(signedOutKey, 'true');
      localStorage.removeItem(key);
    } catch {
      // Nothing is stored where storage is refused.
    }
  },
  /** True when the last token went by a sign-out. */
  wasSignedOut(): boolean {
    try {
      return localStorage.getItem(signedOutKey) !== null;
    } catch {
      return false;
    }
  },
  /** Calls back when another tab changes the token; gives the function that ends the subscription. */
  subscribe(onChange: (token: string | null, previous: string | null) => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === key) onChange(event.newValue, event.oldValue);
      else if (event.key === null) onChange(null, null);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

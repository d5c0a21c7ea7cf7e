export interface TokenClaims {
  exp: number;
  /** Absent if the server does not say when it issued the token. */
  iat?: number;
  sub?: string;
  /** The idle time after which the session ends; absent without an idle limit. */
  idleSeconds?: number;
}

/** Returns the claims of an access token; `null` for anything that is not a token with an expiry. */
export function readClaims(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Partial<TokenClaims>;
    const { exp, iat, sub, idleSeconds } = claims;
    return typeof exp === 'number'
      ? { exp, iat: typeof iat === 'number' ? iat : undefined, sub, idleSeconds }
      : null;
  } catch {
    return null;
  }
}

import { localStore } from '@escale/i18n';
import { readClaims, type TokenClaims } from './token-claims';

/** When a token came, by the clock of this browser, and of which token this is said. */
const key = 'escale.token-came';

/** A token counts as expired this long before its span is over: its answer was under way for a while. */
const marginSeconds = 10;

const markOf = ({ iat = 0, exp }: TokenClaims) => `${iat}-${exp}`;

/** The token that came to this page. A clock that is set meanwhile changes one of the two readings alone. */
let own: { token: string; wall: number; steady: number } | null = null;

/** Milliseconds since the token came to this browser, where that is known. */
function ageOf(token: string, claims: TokenClaims): number | undefined {
  if (own?.token === token) return Math.max(Date.now() - own.wall, performance.now() - own.steady);
  const [came, mark] = (localStore.read(key) ?? '').split(' ');
  return mark === markOf(claims) ? Date.now() - Number(came) : undefined;
}

/** Keeps when the access token came, so that nobody has to compare its `exp` with the clock of the browser. */
export const tokenArrival = {
  record(token: string): void {
    own = { token, wall: Date.now(), steady: performance.now() };
    const claims = readClaims(token);
    if (claims !== null) localStore.write(key, `${own.wall} ${markOf(claims)}`);
  },
  forget(): void {
    own = null;
    localStore.remove(key);
  },
};

/**
 * True for a token whose span (`exp − iat`), counted from when it came, is not over. Also true where one of the two is not
 * known: the API says then whether it accepts the token.
 */
export function isFresh(token: string): boolean {
  const claims = readClaims(token);
  if (claims === null) return false;
  const age = ageOf(token, claims);
  if (claims.iat === undefined) return age !== undefined;
  return (age ?? 0) >= 0 && (age ?? 0) / 1_000 < claims.exp - claims.iat - marginSeconds;
}

/** True for a token that came to this page and says its span: whether it has expired is then certain. */
export function isSpanCertain(token: string): boolean {
  return own?.token === token && readClaims(token)?.iat !== undefined;
}

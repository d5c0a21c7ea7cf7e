import { localStore } from '@escale/i18n';
import { readClaims, type TokenClaims } from './token-claims';

/** Storage key of the time at which the token arrived, by this browser's clock, and of a mark of that token. */
const key = 'escale.token-came';

/** A token counts as expired this long before its lifetime ends, to allow for the latency of the answer that brought it. */
const marginSeconds = 10;

const markOf = ({ iat = 0, exp }: TokenClaims) => `${iat}-${exp}`;

/**
 * The token that arrived at this page, and two clocks at its arrival: `wall`, which the user may set, and `steady`, which may stop
 * while the machine sleeps.
 */
let own: { token: string; wall: number; steady: number } | null = null;

/** Returns the milliseconds since the token arrived in this browser, if known. */
function ageOf(token: string, claims: TokenClaims): number | undefined {
  if (own?.token === token) return Math.max(Date.now() - own.wall, performance.now() - own.steady);
  const [came, mark] = (localStore.read(key) ?? '').split(' ');
  return mark === markOf(claims) ? Date.now() - Number(came) : undefined;
}

/** Records when the access token arrived, so that `exp` is never compared with the browser's clock. */
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
 * True for a token whose lifetime (`exp − iat`), counted from its arrival, has not ended. Also true if only one of lifetime and
 * arrival is known: the API then decides whether it accepts the token.
 */
export function isFresh(token: string): boolean {
  const claims = readClaims(token);
  if (claims === null) return false;
  const age = ageOf(token, claims);
  if (claims.iat === undefined) return age !== undefined;
  return (age ?? 0) >= 0 && (age ?? 0) / 1_000 < claims.exp - claims.iat - marginSeconds;
}

/** True for a token that arrived at this page and states its lifetime, so that its expiry is certain. */
export function isSpanCertain(token: string): boolean {
  return own?.token === token && readClaims(token)?.iat !== undefined;
}

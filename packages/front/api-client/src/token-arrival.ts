import { localStore } from '@escale/i18n';
import { readClaims, type TokenClaims } from './token-claims';

/**
 * Storage key. The value is the time of the token's arrival, by this browser's clock, and a mark
 * that identifies the token.
 */
const arrivalKey = 'escale.token-came';

/**
 * A token counts as expired this long before the end of its lifetime: the answer with the token
 * took some time to arrive.
 */
const marginSeconds = 10;

const tokenMark = ({ iat = 0, exp }: TokenClaims) => `${iat}-${exp}`;

/**
 * The token that arrived at this page, and the time of its arrival, by two clocks. The user may set
 * the clock `wall`; the clock `steady` may stop while the machine sleeps.
 */
let arrivedToken: { token: string; wall: number; steady: number } | null = null;

/** Returns the milliseconds since the token arrived in this browser, if known. */
function ageOf(token: string, claims: TokenClaims): number | undefined {
  if (arrivedToken?.token === token)
    return Math.max(Date.now() - arrivedToken.wall, performance.now() - arrivedToken.steady);
  const [arrivedAt, mark] = (localStore.read(arrivalKey) ?? '').split(' ');
  return mark === tokenMark(claims) ? Date.now() - Number(arrivedAt) : undefined;
}

/** Records when the access token arrived, so that `exp` is never compared with the browser's clock. */
export const tokenArrival = {
  record(token: string): void {
    arrivedToken = { token, wall: Date.now(), steady: performance.now() };
    const claims = readClaims(token);
    if (claims !== null) localStore.write(arrivalKey, `${arrivedToken.wall} ${tokenMark(claims)}`);
  },
  forget(): void {
    arrivedToken = null;
    localStore.remove(arrivalKey);
  },
};

/**
 * True for a token whose lifetime (`exp − iat`), counted from its arrival, has not ended. Also true
 * if only one of lifetime and arrival is known: the API then decides whether to accept the token.
 */
export function isFresh(token: string): boolean {
  const claims = readClaims(token);
  if (claims === null) return false;
  const age = ageOf(token, claims);
  if (claims.iat === undefined) return age !== undefined;
  return (age ?? 0) >= 0 && (age ?? 0) / 1_000 < claims.exp - claims.iat - marginSeconds;
}

/** True if this page knows when the token expires: the token arrived here and states its lifetime. */
export function isExpiryTimeKnown(token: string): boolean {
  return arrivedToken?.token === token && readClaims(token)?.iat !== undefined;
}

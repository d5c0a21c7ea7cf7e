import type { VerifyOtpRequest } from '@escale/contracts';
import { and, eq, gt } from 'drizzle-orm';
import { addMs, minutesMs } from '../clock';
import { signIns } from '../db/schema';
import { findUser } from '../db/user-row';
import { readCookie } from '../http/cookies';
import type { RequestContext } from '../http/request-context';
import { issueAccessToken } from '../security/access-token';
import { tokensOfSignIn } from '../security/refresh-chain';
import { hashCode, hashToken, sameHash } from '../security/tokens';
import { withCreator } from '../accounts/present-user';
import { setDeviceCookie } from '../accounts/devices';
import { setRefreshCookie } from '../accounts/refresh-cookie';
import { unusedSession } from '../accounts/refresh-tokens';

/** How long after a finished sign-in its answer may be asked for again. */
const resumableMs = 10 * minutesMs;

/**
 * Answers a call that was repeated with its key, since its first answer was lost: with the session that the first one has
 * opened, while nobody has used it.
 */
export async function resumeSignIn(
  { services, body, request, reply }: RequestContext<'public', VerifyOtpRequest, object>,
  key: string | undefined,
) {
  const { config, db, clock, secret } = services;
  const cookie = readCookie(config, request, 'signIn');
  if (cookie === undefined || key === undefined) return undefined;
  const now = clock();
  const [signIn] = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.tokenHash, hashToken(cookie)), gt(signIns.consumedAt, addMs(now, -resumableMs))));
  if (signIn === undefined || !sameHash(signIn.codeHash, hashCode(secret, signIn.id, body.otpCode)))
    return undefined;
  const { refreshToken, device } = tokensOfSignIn(secret, cookie, key);
  const session = await unusedSession(services, refreshToken);
  const user = session && (await findUser(db, session.userId));
  if (session === undefined || user?.email !== body.email) return undefined;
  setRefreshCookie(config, reply, now, { ...session, refreshToken });
  setDeviceCookie(config, reply, device);
  const accessToken = await issueAccessToken(services, { ...session, sessionId: session.id });
  return { ...(await withCreator(db, await services.rights.current(), user)), accessToken };
}

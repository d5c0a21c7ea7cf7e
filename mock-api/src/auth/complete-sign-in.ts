import { and, eq, gt } from 'drizzle-orm';
import type { SuspiciousFactor, VerifyOtpRequest } from '@escale/contracts';
import { signIns, users } from '../db/schema';
import { findUser, lockUser } from '../db/user-row';
import { readCookie } from '../http/cookies';
import { badRequest } from '../errors';
import type { RequestContext } from '../http/request-context';
import { sentences } from '../messages/sentences';
import { issueAccessToken } from '../security/access-token';
import { isForeign } from '../security/address-ranges';
import { hashCode, hashToken, isSameHash, tokensOfSignIn } from '../security/tokens';
import { recordAudit } from '../audit/record';
import { withCreator } from '../accounts/present-user';
import { forgetSignInAttempts, type CodeAttempt } from './code-attempts';
import { rememberDevice, setDeviceCookie } from '../accounts/devices';
import { sessionOfCookie, setRefreshCookie, sessionOfCurrentToken } from '../accounts/refresh-tokens';
import { createLink, findLink } from '../accounts/password-links';
import { endSession, openSession } from '../accounts/sessions';
import { recordSessionOfSignIn } from '../accounts/sign-in-reports';
import { consumeCode, type SignInRow } from '../accounts/sign-ins';
import { addMs, minutesMs } from '../clock';

/**
 * Consumes the code and opens a session in one transaction. The session replaces the one that the
 * account had in this browser. If the account needs a new password, creates a password link instead
 * of a session. Returns undefined if a concurrent call has consumed the code.
 */
export async function completeSignIn(
  { services, caller, request, reply }: RequestContext<'public', object, object>,
  signIn: SignInRow,
  { key, attempt }: { key: string | undefined; attempt: CodeAttempt },
) {
  const { config, db, clock, secret, rights } = services;
  const now = clock();
  const tokens = tokensOfSignIn(secret, readCookie(config, request, 'signIn') ?? '', key);
  const signedIn = await db.transaction(async (tx) => {
    const found = await lockUser(tx, signIn.userId);
    if (found?.email !== attempt.email) throw badRequest('OTP_EXPIRED', sentences.signInExpired);
    if (!(await consumeCode({ db: tx, clock }, signIn))) return undefined;
    if (found.status !== 'ACTIVE') throw badRequest('ACCOUNT_INACTIVE', sentences.accountInactive);
    if (found.passwordDueAt !== null) {
      await forgetSignInAttempts({ clock, db: tx }, attempt);
      const link = { id: signIn.id, token: tokens.passwordToken };
      return { passwordToken: await createLink(tx, now, found.id, 'reset', link) };
    }
    const former = await sessionOfCookie({ ...services, db: tx }, request);
    const replaced = former?.userId === found.id ? former.id : undefined;
    if (replaced !== undefined) await endSession(tx, now, replaced, 'REPLACED');
    const { refreshToken, device } = tokens;
    const session = await openSession({ config, db: tx }, now, caller, { ...signIn, refreshToken });
    await recordSessionOfSignIn(tx, signIn.id, session.sessionId);
    const use = { use: 'sign-in', device } as const;
    const isNew = await rememberDevice({ ...services, db: tx }, { request, reply }, found.id, use);
    const suspiciousFactors: SuspiciousFactor[] = [
      ...(isNew ? (['NEW_DEVICE'] as const) : []),
      ...(isForeign(config.HOME_ADDRESS_RANGES, caller.ipAddress) ? (['FOREIGN_IP'] as const) : []),
    ];
    const metadata = { sessionId: session.sessionId, ...(replaced && { replaced }), suspiciousFactors };
    await recordAudit(tx, now, caller, { action: 'LOGIN', resource: 'auth', userId: found.id, metadata });
    await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, found.id));
    await forgetSignInAttempts({ clock, db: tx }, attempt);
    const shown = await withCreator(tx, await rights.current(tx), { ...found, lastLoginAt: now });
    return { session, shown };
  });
  if (signedIn === undefined) return undefined;
  const { session, shown, passwordToken } = signedIn;
  if (passwordToken !== undefined) return { passwordToken };
  setRefreshCookie(config, reply, now, session);
  const accessToken = await issueAccessToken(services, { ...session, userId: signIn.userId });
  return { ...shown, accessToken };
}

/** How long a browser that has not received the answer can repeat the last call of a sign-in. */
const resumableMs = 10 * minutesMs;

/**
 * Answers a call that repeats an earlier one with the same idempotency key, because the first
 * answer was lost. Returns the session or link that the first call created. Returns undefined if
 * that session or link has been used since, or if the call repeats no other.
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
  if (signIn === undefined || !isSameHash(signIn.codeHash, hashCode(secret, signIn.id, body.otpCode)))
    return undefined;
  const { refreshToken, device, passwordToken } = tokensOfSignIn(secret, cookie, key);
  if ((await findLink(db, now, passwordToken)) !== undefined) return { passwordToken };
  const session = await sessionOfCurrentToken(services, refreshToken);
  const user = session && (await findUser(db, session.userId));
  if (session === undefined || user?.email !== body.email) return undefined;
  setRefreshCookie(config, reply, now, { ...session, refreshToken });
  setDeviceCookie(config, reply, device);
  const accessToken = await issueAccessToken(services, { ...session, sessionId: session.id });
  return { ...(await withCreator(db, await services.rights.current(), user)), accessToken };
}

import { eq } from 'drizzle-orm';
import type { SuspiciousFactor } from '@escale/contracts';
import { users } from '../db/schema';
import { lockUser } from '../db/user-row';
import { readCookie } from '../http/cookies';
import { badRequest } from '../errors';
import type { RequestContext } from '../http/request-context';
import { messages } from '../messages/fr';
import { issueAccessToken } from '../security/access-token';
import { isForeign } from '../security/address-ranges';
import { tokensOfSignIn } from '../security/refresh-chain';
import { recordAudit } from '../audit/record';
import { withCreator } from '../accounts/present-user';
import { forgetSignInAttempts, type CodeAttempt } from './code-attempts';
import { rememberDevice } from '../accounts/devices';
import { setRefreshCookie } from '../accounts/refresh-cookie';
import { sessionOfCookie } from '../accounts/refresh-tokens';
import { endSession, openSession } from '../accounts/sessions';
import { consume, type SignInRow } from '../accounts/sign-ins';

/**
 * Consumes the code and opens the session in one transaction; it replaces the account's session in this browser. Returns
 * undefined when another call was faster.
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
    if (found?.email !== attempt.email) throw badRequest('OTP_EXPIRED', messages.signInExpired);
    if (!(await consume({ db: tx, clock }, signIn))) return undefined;
    if (found.status !== 'ACTIVE') throw badRequest('ACCOUNT_INACTIVE', messages.accountInactive);
    const former = await sessionOfCookie({ ...services, db: tx }, request);
    const replaced = former?.userId === found.id ? former.id : undefined;
    if (replaced !== undefined) await endSession(tx, now, replaced, 'REPLACED');
    const { refreshToken, device } = tokens;
    const session = await openSession({ config, db: tx }, now, caller, { ...signIn, refreshToken });
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
  const { session, shown } = signedIn;
  setRefreshCookie(config, reply, now, session);
  const accessToken = await issueAccessToken(services, { ...session, userId: signIn.userId });
  return { ...shown, accessToken };
}

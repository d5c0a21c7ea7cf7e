import { eq } from 'drizzle-orm';
import type { SuspiciousFactor } from '@escale/contracts';
import { users } from '../../db/schema';
import { lockUser } from '../../db/user-row';
import { badRequest } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { messages } from '../../messages/fr';
import { issueAccessToken } from '../../security/access-token';
import { isForeign } from '../../security/address-ranges';
import { recordAudit } from '../audit/record';
import { withCreator } from '../users/present-user';
import { rememberDevice } from './devices';
import { setRefreshCookie } from './refresh-cookie';
import { sessionOfCookie } from './refresh-tokens';
import { endSession, openSession } from './sessions';
import { consume, type SignInRow } from './sign-ins';

/** Consumes the code and opens the session in one transaction; it replaces the account's session in this browser. */
export async function completeSignIn(
  { services, caller, request, reply }: RequestContext<'public', object, object>,
  signIn: SignInRow,
  email: string,
) {
  const { config, db, clock } = services;
  const now = clock();
  const { user, session } = await db.transaction(async (tx) => {
    const found = await lockUser(tx, signIn.userId);
    if (found?.email !== email || !(await consume({ db: tx, clock }, signIn)))
      throw badRequest('OTP_EXPIRED', messages.signInExpired);
    if (found.status !== 'ACTIVE') throw badRequest('ACCOUNT_INACTIVE', messages.accountInactive);
    const former = await sessionOfCookie({ ...services, db: tx }, request);
    const replaced = former?.userId === found.id ? former.id : undefined;
    if (replaced !== undefined) await endSession(tx, now, replaced, 'REPLACED');
    const opened = await openSession({ config, db: tx }, now, caller, signIn);
    const isNew = await rememberDevice({ ...services, db: tx }, { request, reply }, found.id, 'sign-in');
    const suspiciousFactors: SuspiciousFactor[] = [
      ...(isNew ? (['NEW_DEVICE'] as const) : []),
      ...(isForeign(config.HOME_ADDRESS_RANGES, caller.ipAddress) ? (['FOREIGN_IP'] as const) : []),
    ];
    const metadata = { sessionId: opened.sessionId, ...(replaced && { replaced }), suspiciousFactors };
    await recordAudit(tx, now, caller, { action: 'LOGIN', resource: 'auth', userId: found.id, metadata });
    await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, found.id));
    return { user: { ...found, lastLoginAt: now }, session: opened };
  });
  setRefreshCookie(config, reply, now, session);
  const accessToken = await issueAccessToken(services, { ...session, userId: user.id });
  return { ...(await withCreator(db, user)), accessToken };
}

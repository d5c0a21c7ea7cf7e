import { eq } from 'drizzle-orm';
import type { Services } from '../services';
import { sessions } from '../db/schema';
import { clearCookie, readCookie } from '../http/cookies';
import { defineRoute } from '../http/define-route';
import { unauthenticated } from '../errors';
import type { Caller } from '../http/request-context';
import { emptyObject } from '../http/validate';
import { issueAccessToken } from '../security/access-token';
import { recordAudit } from '../audit/record';
import { browserOf } from '../accounts/devices';
import {
  endReasonOfToken,
  rotateToken,
  sessionOfToken,
  setRefreshCookie,
  type RefreshedSession,
} from '../accounts/refresh-tokens';
import { endSession } from '../accounts/sessions';
import { refreshAnswer } from './auth-answers';

export const refresh = defineRoute({
  method: 'POST',
  path: '/auth/refresh',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Get a new access token for the session of the refresh cookie; the cookie is replaced',
    answer: refreshAnswer,
    refusals: ['UNAUTHENTICATED'],
    needsCookies: ['refresh'],
    setsCookies: ['refresh'],
  },
  act: async ({ services, caller, request, reply }) => {
    const { config, clock } = services;
    const token = readCookie(config, request, 'refresh');
    const browser = browserOf(config, request);
    const rotated = token === undefined ? undefined : await rotate(services, caller, { token, browser });
    if (rotated === undefined) {
      const reason = token === undefined ? undefined : await endReasonOfToken(services, token);
      // An administrator may undo a status that forbids access, so the browser keeps its refresh token.
      if (token !== undefined && reason !== 'ACCOUNT_INACTIVE') clearCookie(config, reply, 'refresh');
      throw unauthenticated(reason);
    }
    setRefreshCookie(config, reply, clock(), rotated);
    return issueAccessToken(services, { ...rotated, sessionId: rotated.id });
  },
  present: (accessToken) => ({ success: true, accessToken }),
});

/** Issues a new refresh token for the session; ends the session if the sent token may be a copy (`rotateToken`). */
async function rotate(
  services: Services,
  caller: Caller,
  { token, browser }: { token: string; browser: string },
) {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const needs = { ...services, db: tx };
    const session = await sessionOfToken(needs, token);
    if (session === undefined) return undefined;
    const refreshToken = await rotateToken(needs, token, browser);
    if (refreshToken === undefined) {
      await endOnTokenReuse(needs, caller, session);
      return undefined;
    }
    const now = clock();
    await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
    return { ...session, refreshToken };
  });
}

async function endOnTokenReuse({ db, clock }: Services, caller: Caller, { id, userId }: RefreshedSession) {
  const now = clock();
  await endSession(db, now, id, 'TOKEN_REUSE');
  const metadata = { reason: 'TOKEN_REUSE', sessionId: id };
  await recordAudit(db, now, caller, { action: 'LOGOUT', resource: 'auth', userId, metadata });
}

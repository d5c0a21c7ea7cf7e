import { findActiveSession } from '../accounts/active-session';
import { doneAnswer } from '../http/answers';
import { clearCookie } from '../http/cookies';
import { defineRoute } from '../http/define-route';
import { bearerClaims, type RequestContext } from '../http/request-context';
import { emptyObject } from '../http/validate';
import { recordAudit } from '../audit/record';
import { sessionToSignOut } from '../accounts/refresh-tokens';
import { endSession } from '../accounts/sessions';

export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Sign out: end the session of the refresh cookie or, without one, of the access token',
    description: 'Succeeds even without a session.',
    answer: doneAnswer,
    readsCookies: ['refresh'],
    setsCookies: ['refresh'],
  },
  act: async (context) => {
    const { services, caller, request, reply } = context;
    const { config, clock } = services;
    clearCookie(config, reply, 'refresh');
    const session = (await sessionToSignOut(services, request)) ?? (await sessionOfBearer(context));
    if (session === undefined) return;
    await services.db.transaction(async (db) => {
      if (!(await endSession(db, clock(), session.id, 'SIGN_OUT'))) return;
      const metadata = { sessionId: session.id };
      const entry = { action: 'LOGOUT', resource: 'auth', userId: session.userId, metadata } as const;
      await recordAudit(db, clock(), caller, entry);
    });
  },
  present: () => ({ success: true }),
});

async function sessionOfBearer({ services, request }: RequestContext<'public', object, object>) {
  const claims = await bearerClaims(services, request);
  const found = claims && (await findActiveSession(services, claims));
  return found && { id: found.sessionId, userId: found.user.id };
}

import { findActiveSession } from '../../db/active-session';
import type { RequestContext } from '../../http/request-context';
import { bearerClaims } from '../../http/authenticate';
import { clearCookie, readCookie } from '../../http/cookies';
import { defineRoute } from '../../http/define-route';
import { emptyObject } from '../../http/validate';
import { recordAudit } from '../audit/record';
import { sessionOfToken } from './refresh-tokens';
import { endSession } from './sessions';

/** Ends the session of the refresh cookie, else of the bearer token; succeeds even without a session. */
export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'public' },
  act: async (context) => {
    const { services, caller, reply } = context;
    const { config, clock } = services;
    clearCookie(config, reply, 'refresh');
    const session = (await sessionOfCookie(context)) ?? (await sessionOfBearer(context));
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

type SessionContext = Pick<RequestContext<'public', object, object>, 'services' | 'request'>;

async function sessionOfCookie({ services, request }: SessionContext) {
  const token = readCookie(services.config, request, 'refresh');
  return token === undefined ? undefined : sessionOfToken(services, token);
}

async function sessionOfBearer({ services, request }: SessionContext) {
  const claims = await bearerClaims(services, request);
  const found = claims && (await findActiveSession(services, claims));
  return found && { id: found.sessionId, userId: found.user.id };
}

import type { Call } from '../../http/call';
import { bearerClaims } from '../../http/authenticate';
import { clearCookie, readCookie } from '../../http/cookies';
import { defineRoute } from '../../http/define-route';
import { nothing } from '../../http/validate';
import { recordAudit } from '../audit/record';
import { sessionOfToken } from './refresh-tokens';
import { endSession, findLivingSession } from './sessions';

/** Ends the session of the refresh cookie, else of the bearer token; it succeeds as well when none is left to end. */
export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  schema: { body: nothing, params: nothing },
  policy: { access: 'public' },
  act: async (call) => {
    const { services, caller, reply } = call;
    const { config, clock } = services;
    clearCookie(config, reply, 'refresh');
    const session = (await sessionOfCookie(call)) ?? (await sessionOfBearer(call));
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

type AnyCall = Pick<Call<'public', object, object>, 'services' | 'request'>;

async function sessionOfCookie({ services, request }: AnyCall) {
  const token = readCookie(services.config, request, 'refresh');
  return token === undefined ? undefined : sessionOfToken(services, token);
}

async function sessionOfBearer({ services, request }: AnyCall) {
  const claims = await bearerClaims(services, request);
  const found = claims && (await findLivingSession(services, claims));
  return found && { id: found.sessionId, userId: found.user.id };
}

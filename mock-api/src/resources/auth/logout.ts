import { clearCookie, readCookie } from '../../http/cookies';
import { defineRoute } from '../../http/define-route';
import { nothing } from '../../http/validate';
import { recordAudit } from '../audit/record';
import { sessionOfToken } from './refresh-tokens';
import { endSession } from './sessions';

/** Ends the session of the refresh cookie; it succeeds as well when there is none left to end. */
export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  schema: { body: nothing, params: nothing },
  policy: { access: 'public' },
  act: async ({ services, caller, request, reply }) => {
    const { config, clock } = services;
    const token = readCookie(config, request, 'refresh');
    clearCookie(config, reply, 'refresh');
    if (token === undefined) return;
    await services.db.transaction(async (db) => {
      const session = await sessionOfToken({ db, clock }, token);
      if (session === undefined || !(await endSession(db, clock(), session.id, 'SIGN_OUT'))) return;
      const metadata = { sessionId: session.id };
      const entry = { action: 'LOGOUT', resource: 'auth', userId: session.userId, metadata } as const;
      await recordAudit(db, clock(), caller, entry);
    });
  },
  present: () => ({ success: true }),
});

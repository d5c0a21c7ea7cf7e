import { linkRequestSchema } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import { forgetDeviceOfSession } from '../accounts/devices';
import { endEmailChanges } from '../accounts/email-changes';
import { endLinkOfSignIn } from '../accounts/password-links';
import { endSession } from '../accounts/sessions';
import { ownerOfReport, consumeReport } from '../accounts/sign-in-reports';
import { recordAudit } from '../audit/record';
import { signIns } from '../db/schema';
import { lockUser } from '../db/user-row';
import { badRequest } from '../errors';
import { doneAnswer } from '../http/answers';
import { defineRoute } from '../http/define-route';
import type { RequestContext } from '../http/request-context';
import { emptyObject } from '../http/validate';
import { attemptKeys } from '../limits/attempt-keys';
import { countAttempt, uncountAttempt } from '../limits/attempt-limits';
import { sentences } from '../messages/sentences';

/** Serves the link 'Ce n'était pas moi' in a mail with a code; not in the specification. */
export const reportSignIn = defineRoute({
  method: 'POST',
  path: '/auth/report-sign-in',
  schema: { body: linkRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Report a sign-in as not one’s own, with the link from the mail with its code',
    description:
      'Invalidates the code, ends the session if the sign-in has opened one, and adds an entry with the factor DISOWNED to the audit log.',
    answer: doneAnswer,
    refusals: ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
    optional: true,
  },
  act: async (context) => {
    const { services, caller } = context;
    const key = attemptKeys.signInReportFromAddress(caller.ipAddress);
    await countAttempt(services, key, services.config.LIMIT_RESET_ADDRESS);
    await endSignIn(context);
    await uncountAttempt(services, key);
  },
  present: () => ({ success: true }),
});

/** Ends the reported sign-in. The audit log entry carries the IP address and browser of that sign-in, not of the caller. */
async function endSignIn({
  services: { db, clock },
  caller,
  body,
}: RequestContext<'public', { token: string }, object>): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    // Locks the account before consuming the link: every change of an account locks the account before any other row.
    const owner = await ownerOfReport(tx, now, body.token);
    const user = owner === undefined ? undefined : await lockUser(tx, owner);
    const report = user && (await consumeReport(tx, now, body.token));
    if (report === undefined) throw badRequest('LINK_INVALID', sentences.reportLinkInvalid);
    const { signInId, sessionId, userId, ...attempt } = report;
    await tx.delete(signIns).where(eq(signIns.id, signInId));
    await endLinkOfSignIn(tx, signInId);
    if (sessionId !== null) {
      await endSession(tx, now, sessionId, 'DISOWNED');
      await endEmailChanges(tx, [userId]);
      await forgetDeviceOfSession(tx, sessionId);
    }
    await recordAudit(tx, now, attempt, {
      action: 'LOGOUT',
      resource: 'auth',
      userId,
      metadata: {
        reason: 'DISOWNED',
        ...(sessionId !== null && { sessionId }),
        reportedFrom: caller.ipAddress,
        suspiciousFactors: ['DISOWNED'],
      },
    });
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import { forgotPasswordRequestSchema } from '@escale/contracts';
import { findUserByEmail } from '../../db/user-row';
import { doneAnswer } from '../../http/answers';
import { attemptKeys } from '../../http/attempt-keys';
import { countAttempt } from '../../http/attempt-limits';
import { defineRoute } from '../../http/define-route';
import type { RequestContext } from '../../http/request-context';
import { emptyObject } from '../../http/validate';
import { invitationMail, resetMail } from '../../mail/link-mail';
import type { Services } from '../../services';
import { findKnownDevice } from './devices';
import { createLink, linkKindFor } from './password-links';

/** Every response takes this long, whether or not the account exists. */
const answerMs = 250;

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/auth/forgot-password',
  schema: { body: forgotPasswordRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Mails a link to a new password',
    description: 'The answer is the same whether or not there is such an account.',
    answer: doneAnswer,
    refusals: ['TOO_MANY_REQUESTS'],
    readsCookies: ['device'],
  },
  act: async (context) => {
    const { services, body } = context;
    await countRequest(context);
    services.background(sendLink(services, body.email));
    await pause(answerMs);
  },
  present: () => ({ success: true }),
});

/** Requests of a known device are counted apart: those of strangers do not use up the owner's. */
async function countRequest({
  services,
  body,
  caller,
  request,
}: RequestContext<'public', { email: string }, object>): Promise<void> {
  const { LIMIT_RESET_ADDRESS, LIMIT_RESET_MAILS } = services.config;
  const device = await findKnownDevice(services, request, body);
  if (device !== undefined) {
    await countAttempt(services, attemptKeys.resetOfDevice(device), LIMIT_RESET_MAILS);
    return;
  }
  await countAttempt(services, attemptKeys.resetFromAddress(caller.ipAddress), LIMIT_RESET_ADDRESS);
  await countAttempt(services, attemptKeys.resetOfAccount(body.email), LIMIT_RESET_MAILS);
}

/** An account that was never activated gets a fresh invitation; one that is not active gets nothing. */
async function sendLink({ config, db, clock, mailer }: Services, email: string): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (user === undefined) return;
  const kind = linkKindFor(user);
  if (kind === undefined) return;
  const now = clock();
  const token = await createLink(db, now, user.id, kind);
  const write = kind === 'invitation' ? invitationMail : resetMail;
  await mailer.send(write(user, { appOrigin: config.APP_ORIGIN, token, createdAt: now }));
}

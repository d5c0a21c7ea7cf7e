import { setTimeout as pause } from 'node:timers/promises';
import { forgotPasswordRequestSchema } from '@escale/contracts';
import type { Services } from '../../services';
import { findUserByEmail } from '../../db/user-row';
import { attemptKeys } from '../../http/attempt-keys';
import { countAttempt } from '../../http/attempt-limits';
import { defineRoute } from '../../http/define-route';
import { emptyObject } from '../../http/validate';
import { invitationMail, resetMail } from '../../mail/link-mail';
import { createLink, linkKindFor } from './password-links';

/** Every response takes this long, whether or not the account exists. */
const answerMs = 250;

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/auth/forgot-password',
  schema: { body: forgotPasswordRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  act: async ({ services, body, caller }) => {
    const { config, background } = services;
    await countAttempt(services, attemptKeys.resetFromAddress(caller.ipAddress), config.LIMIT_RESET_ADDRESS);
    await countAttempt(services, attemptKeys.resetOfAccount(body.email), config.LIMIT_RESET_MAILS);
    background(sendLink(services, body.email));
    await pause(answerMs);
  },
  present: () => ({ success: true }),
});

/** An account that was never activated gets a fresh invitation; one that is not active gets nothing. */
async function sendLink({ config, db, clock, mailer }: Services, email: string): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (user === undefined) return;
  const kind = linkKindFor(user);
  if (kind === undefined) return;
  const token = await createLink(db, clock(), user.id, kind);
  const write = kind === 'invitation' ? invitationMail : resetMail;
  await mailer.send(write(config.APP_ORIGIN, user, token));
}

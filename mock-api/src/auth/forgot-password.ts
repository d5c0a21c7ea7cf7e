import { setTimeout as pause } from 'node:timers/promises';
import { forgotPasswordRequestSchema } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import { findUserByEmail, lockUser } from '../db/user-row';
import { doneAnswer } from '../http/answers';
import { attemptKeys } from '../limits/attempt-keys';
import { countAttempt, countDelayedAttempt } from '../limits/attempt-limits';
import { defineRoute } from '../http/define-route';
import type { RequestContext } from '../http/request-context';
import { emptyObject } from '../http/validate';
import { invitationMail, resetMail } from '../mail/mails';
import type { AttemptDelivery } from '../mail/mail';
import type { Services } from '../services';
import { findKnownDevice } from '../accounts/devices';
import { createLink, linkKindFor } from '../accounts/password-links';

/** The minimum duration of a call that gets no 429, whether or not the account exists. */
const minResponseMs = 250;

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/auth/forgot-password',
  schema: { body: forgotPasswordRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Request a link to reset a password',
    description: 'The server mails the link. The response does not reveal whether the account exists.',
    answer: doneAnswer,
    refusals: ['TOO_MANY_REQUESTS'],
    readsCookies: ['device'],
  },
  act: async (context) => {
    const { services, body, releaseSlot } = context;
    await countRequest(context);
    const paused = pause(minResponseMs);
    const deliver = await storeLink(services, body.email);
    void deliver?.();
    releaseSlot();
    await paused;
  },
  present: () => ({ success: true }),
});

/**
 * Counts a request. Requests of a known device are counted separately, so that strangers cannot use
 * up the limit of the owner.
 */
async function countRequest({
  services,
  body,
  caller,
  request,
}: RequestContext<'public', { email: string }, object>): Promise<void> {
  const { LIMIT_RESET_ADDRESS, LIMIT_RESET_MAILS } = services.config;
  const device = await findKnownDevice(services, request, body);
  if (device !== undefined) {
    await countDelayedAttempt(services, attemptKeys.resetOfDevice(device), LIMIT_RESET_MAILS);
    return;
  }
  await countAttempt(services, attemptKeys.resetFromAddress(caller.ipAddress), LIMIT_RESET_ADDRESS);
  await countDelayedAttempt(services, attemptKeys.resetOfAccount(body.email), LIMIT_RESET_MAILS);
}

/**
 * The number of queries for a known address. For an unknown address, the server makes as many, so
 * that the answer takes equally long even on a slow database.
 */
const queryCount = 7;

/**
 * Creates the link and queues its mail in one transaction, so that no acknowledged mail is lost. An invited account gets a new
 * invitation, an active account a reset link, any other account nothing (`linkKindFor`).
 */
async function storeLink(
  { config, db, clock, mailer }: Services,
  email: string,
): Promise<AttemptDelivery | undefined> {
  const found = await findUserByEmail(db, email);
  return db.transaction(async (tx) => {
    const user = found && (await lockUser(tx, found.id));
    const kind = user && linkKindFor(user);
    if (user === undefined || kind === undefined) {
      for (let query = 0; query < queryCount; query += 1) await tx.execute(sql`select 1`);
      return undefined;
    }
    const now = clock();
    const token = await createLink(tx, now, user.id, kind);
    const write = kind === 'invitation' ? invitationMail : resetMail;
    return mailer.send(tx, write(user, { appOrigin: config.APP_ORIGIN, token, createdAt: now }));
  });
}

import { resendOtpRequestSchema } from '@escale/contracts';
import { findUser } from '../db/user-row';
import { attemptKeys } from '../limits/attempt-keys';
import { countDelayedAttempt } from '../limits/attempt-limits';
import { readCookie } from '../http/cookies';
import { defineRoute } from '../http/define-route';
import { badRequest, tooManyRequests } from '../errors';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { findKnownDevice } from '../accounts/devices';
import { mailCode } from './mail-code';
import { otpConfigOf } from './otp-config';
import { findSignIn, renewCode } from '../accounts/sign-ins';
import { otpConfigAnswer } from './auth-answers';

const maxResends = 5;

export const resendOtp = defineRoute({
  method: 'POST',
  path: '/auth/resend-otp',
  schema: { body: resendOtpRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Mail a new code for the pending sign-in of this browser',
    answer: otpConfigAnswer,
    refusals: ['OTP_EXPIRED', 'OTP_EXHAUSTED', 'ACCOUNT_INACTIVE', 'TOO_MANY_REQUESTS'],
    needsCookies: ['signIn'],
    readsCookies: ['device'],
  },
  act: async ({ services, body, caller, request }) => {
    const signIn = await findSignIn(services, readCookie(services.config, request, 'signIn'));
    const user = signIn && (await findUser(services.db, signIn.userId));
    if (signIn === undefined || user?.email !== body.email)
      throw badRequest('OTP_EXPIRED', sentences.signInExpired);
    if (user.status !== 'ACTIVE') throw badRequest('ACCOUNT_INACTIVE', sentences.accountInactive);
    const otpConfig = otpConfigOf(services.config);
    const cooldown = otpConfig.cooldownSeconds;
    const elapsed = (services.clock().getTime() - signIn.sentAt.getTime()) / 1_000;
    const left = Math.ceil(cooldown - elapsed);
    if (left > 0) throw tooManyRequests(left, sentences.resendCooldown(left));
    if (signIn.resends >= maxResends) throw badRequest('OTP_EXHAUSTED', sentences.resendExhausted);
    const device = await findKnownDevice(services, request, signIn);
    const mails = attemptKeys.codeMail(user.id, device);
    await countDelayedAttempt(services, mails, services.config.LIMIT_CODE_MAILS);
    const deliver = await services.db.transaction(async (tx) => {
      const code = await renewCode({ ...services, db: tx }, signIn);
      if (code === undefined) throw tooManyRequests(cooldown, sentences.resendCooldown(cooldown));
      return mailCode(services, tx, user, { signInId: signIn.id, code, attempt: caller });
    });
    void deliver();
    return otpConfig;
  },
  present: (otpConfig) => ({ success: true, otpConfig }),
});

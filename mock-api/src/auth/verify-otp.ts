import { verifyOtpRequestSchema } from '@escale/contracts';
import { clearCookie, readCookie } from '../http/cookies';
import { defineRoute } from '../http/define-route';
import { badRequest } from '../errors';
import { idempotencyKeyOf } from '../http/idempotency-key';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { hashCode, isSameHash } from '../security/tokens';
import { presentUser } from '../accounts/present-user';
import { countCodeAttempt } from './code-attempts';
import { completeSignIn, resumeSignIn } from './complete-sign-in';
import { findKnownDevice } from '../accounts/devices';
import { recordWrongCode } from './failed-sign-in';
import { findSignIn, consumeAttempt } from '../accounts/sign-ins';
import { verifiedAnswer } from './auth-answers';

export const verifyOtp = defineRoute({
  method: 'POST',
  path: '/auth/verify-otp',
  schema: { body: verifyOtpRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Complete a sign-in with the mailed code',
    answer: verifiedAnswer,
    refusals: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_EXHAUSTED', 'ACCOUNT_INACTIVE', 'TOO_MANY_REQUESTS'],
    needsCookies: ['signIn'],
    readsCookies: ['device', 'refresh'],
    setsCookies: ['refresh', 'device', 'signIn'],
    readsKey: true,
  },
  act: async (context) => {
    const { services, body, caller, request, reply } = context;
    const { config, clock, secret } = services;
    const key = idempotencyKeyOf(request);
    const expired = () => badRequest('OTP_EXPIRED', sentences.signInExpired);
    const signIn = await findSignIn(services, readCookie(config, request, 'signIn'));
    const taken = signIn && (await consumeAttempt(services, signIn.id));
    if (signIn === undefined || taken === undefined) {
      const resumed = await resumeSignIn(context, key);
      if (resumed !== undefined) return resumed;
      if (signIn === undefined) throw expired();
      throw signIn.codeExpiresAt <= clock()
        ? badRequest('OTP_EXPIRED', sentences.codeExpired)
        : badRequest('OTP_EXHAUSTED', sentences.codeExhausted);
    }
    const { userId } = taken;
    const device = await findKnownDevice(services, request, taken);
    const attempt = { userId, email: body.email, device, ipAddress: caller.ipAddress };
    await countCodeAttempt(services, attempt);
    if (!isSameHash(taken.codeHash, hashCode(secret, taken.id, body.otpCode)))
      throw await recordWrongCode(context, taken);
    const signedIn =
      (await completeSignIn(context, taken, { key, attempt })) ?? (await resumeSignIn(context, key));
    if (signedIn === undefined) throw expired();
    clearCookie(config, reply, 'signIn');
    return signedIn;
  },
  present: (signedIn) => {
    if ('passwordToken' in signedIn) return { success: true, ...signedIn };
    const { accessToken, ...found } = signedIn;
    return { success: true, user: presentUser(found), accessToken };
  },
});

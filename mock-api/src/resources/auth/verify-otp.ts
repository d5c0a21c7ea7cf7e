import { verifyOtpRequestSchema } from '@escale/contracts';
import { attemptKeys } from '../../http/attempt-keys';
import { countAttempt, forgetAttempts, uncountAttempt } from '../../http/attempt-limits';
import { clearCookie, readCookie } from '../../http/cookies';
import { defineRoute } from '../../http/define-route';
import { badRequest } from '../../http/errors';
import { emptyObject } from '../../http/validate';
import { messages } from '../../messages/fr';
import { hashCode, sameHash } from '../../security/tokens';
import { presentUser } from '../users/present-user';
import { completeSignIn } from './complete-sign-in';
import { findKnownDevice } from './devices';
import { recordWrongCode } from './record-wrong-code';
import { findSignIn, takeAttempt } from './sign-ins';
import { signedInAnswer } from './auth-answers';

export const verifyOtp = defineRoute({
  method: 'POST',
  path: '/auth/verify-otp',
  schema: { body: verifyOtpRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Completes a sign-in by the code that was mailed',
    answer: signedInAnswer,
    refusals: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_EXHAUSTED', 'ACCOUNT_INACTIVE', 'TOO_MANY_REQUESTS'],
    needsCookies: ['signIn'],
    readsCookies: ['device', 'refresh'],
    setsCookies: ['refresh', 'device', 'signIn'],
  },
  act: async (context) => {
    const { services, body, request, reply } = context;
    const { config, clock, secret } = services;
    const signIn = await findSignIn(services, readCookie(config, request, 'signIn'));
    if (signIn === undefined) throw badRequest('OTP_EXPIRED', messages.signInExpired);
    const device = await findKnownDevice(services, request, signIn);
    const codes = attemptKeys.code(signIn.userId, device);
    const taken = await takeAttempt(services, signIn.id);
    if (taken === undefined)
      throw signIn.codeExpiresAt <= clock()
        ? badRequest('OTP_EXPIRED', messages.codeExpired)
        : badRequest('OTP_EXHAUSTED', messages.codeExhausted);
    await countAttempt(services, codes, config.LIMIT_CODE_FAILURES);
    if (!sameHash(taken.codeHash, hashCode(secret, taken.id, body.otpCode)))
      throw await recordWrongCode(context, taken);
    const signedIn = await completeSignIn(context, taken, body.email);
    await uncountAttempt(services, codes);
    for (const counted of [undefined, device])
      await forgetAttempts(services, attemptKeys.codeMail(signIn.userId, counted));
    clearCookie(config, reply, 'signIn');
    return signedIn;
  },
  present: ({ accessToken, ...found }) => ({ success: true, user: presentUser(found), accessToken }),
});

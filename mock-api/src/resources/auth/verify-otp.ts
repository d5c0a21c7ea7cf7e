import { verifyOtpRequestSchema } from '@escale/contracts';
import { clearCookie, readCookie } from '../../http/cookies';
import { defineRoute } from '../../http/define-route';
import { refused } from '../../http/errors';
import { nothing } from '../../http/validate';
import { messages } from '../../messages/fr';
import { attemptKeys } from '../../security/attempt-keys';
import { countAttempt, uncountAttempt } from '../../security/attempts';
import { hashCode, sameHash } from '../../security/tokens';
import { presentUser } from '../users/present-user';
import { completeSignIn } from './complete-sign-in';
import { recordWrongCode } from './record-wrong-code';
import { findSignIn, takeAttempt } from './sign-ins';

export const verifyOtp = defineRoute({
  method: 'POST',
  path: '/auth/verify-otp',
  schema: { body: verifyOtpRequestSchema, params: nothing },
  policy: { access: 'public' },
  act: async (call) => {
    const { services, body, request, reply } = call;
    const { config, clock, secret } = services;
    const signIn = await findSignIn(services, readCookie(config, request, 'signIn'));
    if (signIn === undefined) throw refused('OTP_EXPIRED', messages.signInExpired);
    const account = attemptKeys.codeOfAccount(signIn.userId);
    const taken = await takeAttempt(services, signIn.id);
    if (taken === undefined)
      throw signIn.codeExpiresAt <= clock()
        ? refused('OTP_EXPIRED', messages.codeExpired)
        : refused('OTP_EXHAUSTED', messages.codeExhausted);
    await countAttempt(services, account, config.LIMIT_CODE_FAILURES);
    if (!sameHash(taken.codeHash, hashCode(secret, taken.id, body.otpCode)))
      throw await recordWrongCode(call, taken);
    const signedIn = await completeSignIn(call, taken, body.email);
    await uncountAttempt(services, account);
    clearCookie(config, reply, 'signIn');
    return signedIn;
  },
  present: ({ accessToken, ...found }) => ({ success: true, user: presentUser(found), accessToken }),
});

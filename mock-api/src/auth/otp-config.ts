import { limits } from '@escale/contracts';
import type { Config } from '../config';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import { otpConfigAnswer } from './auth-answers';

/** Server settings for the code page. */
export function otpConfigOf(config: Config) {
  return {
    validityMinutes: limits.otpValidityMinutes,
    cooldownSeconds: config.OTP_RESEND_COOLDOWN_SECONDS,
  };
}

export const getOtpConfig = defineRoute({
  method: 'GET',
  path: '/auth/otp-config',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'How long a code lives, and how long to wait for another one',
    answer: otpConfigAnswer,
  },
  act: ({ services }) => Promise.resolve(otpConfigOf(services.config)),
  present: (otpConfig) => ({ success: true, otpConfig }),
});

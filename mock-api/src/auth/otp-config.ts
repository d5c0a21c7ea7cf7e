import { limits } from '@escale/contracts';
import type { Config } from '../config';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import { otpConfigAnswer } from './auth-answers';

/** Returns the settings that the page for entering a code needs. */
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
    summary: 'Get the lifetime of a code, and the delay before another one can be requested',
    answer: otpConfigAnswer,
  },
  act: ({ services }) => Promise.resolve(otpConfigOf(services.config)),
  present: (otpConfig) => ({ success: true, otpConfig }),
});

import { limits } from '@escale/contracts';
import type { Config } from '../../config';
import { defineRoute } from '../../http/define-route';
import { emptyObject } from '../../http/validate';

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
  act: ({ services }) => Promise.resolve(otpConfigOf(services.config)),
  present: (otpConfig) => ({ success: true, otpConfig }),
});

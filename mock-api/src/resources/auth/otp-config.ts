import { limits } from '@escale/contracts';
import { defineRoute } from '../../http/define-route';
import { nothing } from '../../http/validate';

export const otpConfig = {
  validityMinutes: limits.otpValidityMinutes,
  cooldownSeconds: limits.otpResendCooldownSeconds,
};

export const getOtpConfig = defineRoute({
  method: 'GET',
  path: '/auth/otp-config',
  schema: { body: nothing, params: nothing },
  policy: { access: 'public' },
  act: async () => Promise.resolve(otpConfig),
  present: (config) => ({ success: true, otpConfig: config }),
});

import type { Route } from './http/define-route';
import { checkEmail } from './resources/auth/check-email';
import { login } from './resources/auth/login';
import { logout } from './resources/auth/logout';
import { me } from './resources/auth/me';
import { getOtpConfig } from './resources/auth/otp-config';
import { refresh } from './resources/auth/refresh';
import { resendOtp } from './resources/auth/resend-otp';
import { verifyOtp } from './resources/auth/verify-otp';
import { getHealth } from './resources/health/get-health';
import { getPreferences } from './resources/users/get-preferences';

/** The route table: every call below /api. */
export const routes: readonly Route[] = [
  getHealth,
  checkEmail,
  login,
  verifyOtp,
  resendOtp,
  getOtpConfig,
  refresh,
  logout,
  me,
  getPreferences,
];

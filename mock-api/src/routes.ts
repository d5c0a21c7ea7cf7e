import type { Route } from './http/define-route';
import { getAuditLogs } from './resources/audit/get-audit-logs';
import { checkEmail } from './resources/auth/check-email';
import { forgotPassword } from './resources/auth/forgot-password';
import { login } from './resources/auth/login';
import { logout } from './resources/auth/logout';
import { me } from './resources/auth/me';
import { getOtpConfig } from './resources/auth/otp-config';
import { refresh } from './resources/auth/refresh';
import { resendOtp } from './resources/auth/resend-otp';
import { resetPassword } from './resources/auth/reset-password';
import { getSessionStats } from './resources/auth/session-stats';
import { verifyOtp } from './resources/auth/verify-otp';
import { getHealth } from './resources/health/get-health';
import { forceLogout } from './resources/users/force-logout';
import { getPreferences } from './resources/users/get-preferences';
import { bulkAction } from './resources/users/bulk-action';
import { createUser } from './resources/users/create-user';
import { deleteUser } from './resources/users/delete-user';
import { getUser } from './resources/users/get-user';
import { listUsers } from './resources/users/list-users';
import { updateUser } from './resources/users/update-user';

/** The route table: every call below /api. */
export const routes: readonly Route[] = [
  getHealth,
  checkEmail,
  login,
  verifyOtp,
  resendOtp,
  getOtpConfig,
  forgotPassword,
  resetPassword,
  refresh,
  logout,
  me,
  getSessionStats,
  getAuditLogs,
  forceLogout,
  getPreferences,
  listUsers,
  createUser,
  bulkAction,
  getUser,
  updateUser,
  deleteUser,
];

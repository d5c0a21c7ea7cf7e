import type { Route } from './http/define-route';
import { getAuditLogs } from './audit/get-audit-logs';
import { checkEmail } from './auth/check-email';
import { checkLink } from './auth/check-link';
import { confirmEmail } from './users/own-address';
import { forgotPassword } from './auth/forgot-password';
import { login } from './auth/login';
import { logout } from './auth/logout';
import { me } from './auth/me';
import { getOtpConfig } from './auth/otp-config';
import { refresh } from './auth/refresh';
import { reportSignIn } from './auth/report-sign-in';
import { resendOtp } from './auth/resend-otp';
import { resetPassword } from './auth/reset-password';
import { getSessionStats } from './accounts/session-stats';
import { verifyOtp } from './auth/verify-otp';
import { getHealth } from './http/probes';
import { getModuleKeys } from './modules/module-keys';
import { postModuleToken } from './modules/post-module-token';
import { postTopicMessage } from './modules/post-topic-message';
import { getModuleHealth } from './modules/get-module-health';
import { postModuleReports } from './modules/post-module-reports';
import { createOpenApiRoutes } from './openapi/openapi-routes';
import { getRolePermissions, putRolePermissions } from './users/role-permissions';
import { listActiveSessions } from './accounts/list-active-sessions';
import { bulkAction } from './users/bulk-action';
import { createUser } from './users/create-user';
import { deleteSession } from './users/delete-session';
import { deleteUser } from './users/delete-user';
import { forceLogout } from './users/force-logout';
import { getAvatar } from './users/get-avatar';
import { getPreferences } from './users/get-preferences';
import { getUser } from './users/get-user';
import { listUserAuditLogs } from './users/list-audit-logs';
import { listSessions } from './users/list-sessions';
import { countUsers } from './users/count-users';
import { listUsers } from './users/list-users';
import { postAvatar } from './users/post-avatar';
import { putPassword } from './users/put-password';
import { putPasswordRequirement } from './users/put-password-requirement';
import { putPermissions } from './users/put-permissions';
import { putPreferences } from './users/put-preferences';
import { updateUser } from './users/update-user';

/** The route table: every call below /api. */
export const routes: readonly Route[] = [
  getHealth,
  postModuleReports,
  getModuleHealth,
  checkEmail,
  login,
  verifyOtp,
  resendOtp,
  getOtpConfig,
  forgotPassword,
  checkLink,
  resetPassword,
  confirmEmail,
  reportSignIn,
  refresh,
  logout,
  me,
  postModuleToken,
  postTopicMessage,
  getModuleKeys,
  getSessionStats,
  listActiveSessions,
  getAuditLogs,
  forceLogout,
  getPreferences,
  listUsers,
  countUsers,
  createUser,
  bulkAction,
  getUser,
  updateUser,
  deleteUser,
  putPreferences,
  putPermissions,
  getRolePermissions,
  putRolePermissions,
  putPassword,
  putPasswordRequirement,
  postAvatar,
  getAvatar,
  listSessions,
  deleteSession,
  listUserAuditLogs,
  ...createOpenApiRoutes(() => routes),
];

/** Paths of the shell that other packages link to (§2 'Route table'). */
export const paths = {
  root: '/',
  modules: '/modules',
  modulesState: '/modules/etat',
  accessibility: '/accessibility',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  reportSignIn: '/report-sign-in',
  otpVerification: '/otp-verification',
  profile: '/profile',
  ownPassword: '/profile?section=securite',
  dashboard: '/dashboard',
} as const;

/**
 * Public auth routes. On these, the shell does not query the current user, and a failed refresh
 * does not redirect (§2).
 */
export const publicAuthPaths: readonly string[] = [
  paths.login,
  paths.otpVerification,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.reportSignIn,
];

/** True for a public auth route, with or without a trailing slash. */
export function isPublicAuthPath(pathname: string): boolean {
  return publicAuthPaths.includes(pathname.replace(/(.)\/+$/, '$1'));
}

/** Paths below `/api` that are called without a bearer token and never trigger a refresh (§7). */
export const publicApiPaths: readonly string[] = [
  '/auth/login',
  '/auth/verify-otp',
  '/auth/check-email',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/check-link',
  '/auth/confirm-email',
  '/auth/report-sign-in',
  '/auth/resend-otp',
  '/auth/otp-config',
  '/health',
];

/** Addresses of the shell that other parts send people to (§2 'Route table'). */
export const paths = {
  root: '/',
  modules: '/modules',
  modulesState: '/modules/etat',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  otpVerification: '/otp-verification',
  profile: '/profile',
  dashboard: '/dashboard',
} as const;

/** Public auth routes: no current-user query, no redirect by a failed refresh (§2). */
export const publicAuthPaths: readonly string[] = [
  paths.login,
  paths.otpVerification,
  paths.forgotPassword,
  paths.resetPassword,
];

/** True on one of the public auth routes, with or without a trailing slash. */
export function isPublicAuthPath(pathname: string): boolean {
  return publicAuthPaths.includes(pathname.replace(/(.)\/+$/, '$1'));
}

/** API paths below `/api` that carry no bearer token and never start a refresh (§7). */
export const publicApiPaths: readonly string[] = [
  '/auth/login',
  '/auth/verify-otp',
  '/auth/check-email',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/resend-otp',
  '/auth/otp-config',
  '/health',
];

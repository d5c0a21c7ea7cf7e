import { isPublicAuthPath } from './paths';

it.each([
  '/login',
  '/otp-verification',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/report-sign-in',
  '/login/',
])('%s is a public auth route [§2-18]', (path) => {
  expect(isPublicAuthPath(path)).toBe(true);
});

it.each(['/', '/modules', '/users', '/login/more', '/profile'])('%s is not a public auth route', (path) => {
  expect(isPublicAuthPath(path)).toBe(false);
});

import { routes } from './routes';

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s has a schema and a policy',
  (_name, route) => {
    expect([route.schema.body, route.schema.params]).toEqual([expect.any(Object), expect.any(Object)]);
    expect(['public', 'signed-in']).toContain(route.policy.access);
  },
);

test('serves the calls of the specification, the additional ones listed here, and no others', () => {
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /users/:id',
    'DELETE /users/:id/sessions/:sessionId',
    'GET /.well-known/jwks.json',
    'GET /auth/me',
    'GET /auth/otp-config',
    'GET /auth/session-stats',
    'GET /avatars/:name',
    'GET /docs',
    'GET /health',
    'GET /openapi.json',
    'GET /reports/modules',
    'GET /roles/:role/permissions',
    'GET /sessions',
    'GET /users',
    'GET /users/:id',
    'GET /users/:id/audit-logs',
    'GET /users/:id/preferences',
    'GET /users/:id/sessions',
    'GET /users/audit-logs',
    'GET /users/counts',
    'POST /auth/check-email',
    'POST /auth/check-link',
    'POST /auth/confirm-email',
    'POST /auth/forgot-password',
    'POST /auth/login',
    'POST /auth/logout',
    'POST /auth/module-token/:module',
    'POST /auth/refresh',
    'POST /auth/report-sign-in',
    'POST /auth/resend-otp',
    'POST /auth/reset-password',
    'POST /auth/verify-otp',
    'POST /modules/:module/topics/:topic',
    'POST /reports/modules',
    'POST /users',
    'POST /users/:id/avatar',
    'POST /users/:id/force-logout',
    'POST /users/bulk-action',
    'PUT /roles/:role/permissions',
    'PUT /users/:id',
    'PUT /users/:id/password',
    'PUT /users/:id/password-requirement',
    'PUT /users/:id/permissions',
    'PUT /users/:id/preferences',
  ]);
});

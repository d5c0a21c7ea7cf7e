import { refusalStatuses, type Run } from '../run';
import { textAt, valueAt } from '../read-value';

const unknownEmail = 'conformance-nobody@invalid.example';

/** Checks the public calls, without an account. */
export async function checkOpenCalls(run: Run): Promise<void> {
  await run.call(null, 'GET', '/health');
  await run.call(null, 'GET', '/auth/otp-config');
  for (const path of ['/openapi.json', '/docs']) await run.call(null, 'GET', path);
  await run.call(null, 'GET', '/.well-known/jwks.json');
  const unknown = await run.call(null, 'GET', '/conformance-nothing-here');
  run.check('GET an unknown path', unknown.status === 404, `status ${unknown.status} instead of 404`);
  run.check('GET an unknown path', textAt(unknown.body, 'error') !== undefined, 'no `error` in the body');

  const broken = await run.call(null, 'POST', '/auth/login', { body: '{"email":', expect: refusalStatuses });
  run.check('POST /auth/login', textAt(broken.body, 'error') !== undefined, 'no `error` for broken JSON');
  await run.call(null, 'POST', '/auth/login', { body: {}, expect: refusalStatuses });
  await run.call(null, 'POST', '/auth/check-email', { body: { email: 'nobody' }, expect: refusalStatuses });
  // A server may hide which accounts exist.
  await run.call(null, 'POST', '/auth/check-email', {
    body: { email: unknownEmail },
    expect: [200, ...refusalStatuses],
  });
  await run.call(null, 'POST', '/auth/verify-otp', {
    body: { email: unknownEmail, otpCode: '123456' },
    expect: refusalStatuses,
  });
  await run.call(null, 'POST', '/auth/resend-otp', {
    body: { email: unknownEmail },
    expect: [429, ...refusalStatuses],
  });
  const forgot = await run.call(null, 'POST', '/auth/forgot-password', { body: { email: unknownEmail } });
  run.check(
    'POST /auth/forgot-password',
    valueAt(forgot.body, 'error') === undefined,
    'says that there is no such account',
  );
  const link = { token: 'conformance-dead-link', password: 'Quai-Conformite-2025!' };
  await run.call(null, 'POST', '/auth/reset-password', {
    body: { ...link, isInvitation: false },
    expect: refusalStatuses,
  });
  await run.call(null, 'POST', '/auth/check-link', { body: { token: link.token }, expect: refusalStatuses });
  await run.call(null, 'POST', '/auth/confirm-email', {
    body: { token: link.token },
    expect: refusalStatuses,
  });
  await run.call(null, 'POST', '/auth/report-sign-in', {
    body: { token: link.token },
    expect: refusalStatuses,
  });
  await run.call(null, 'POST', '/auth/refresh', { expect: [401] });
  await run.call(null, 'GET', `/avatars/${'0'.repeat(43)}`, { expect: [404] });
  await run.call(null, 'POST', '/reports/modules', {
    body: { reports: [{ module: 'conformance', version: '0', result: 'loaded' }] },
  });
}

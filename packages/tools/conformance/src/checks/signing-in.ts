import type { People } from '../people';
import { SectionAborted, type Run } from '../run';
import { signIn } from '../sign-in';
import { textAt } from '../read-value';
import type { Visitor } from '../visitor';

/** Signs the three accounts in as the sign-in page does; the operator also tries a wrong code and a second mail. */
export async function checkSigningIn(run: Run, { superAdmin, admin, operator }: People): Promise<void> {
  const expected: [Visitor, string][] = [
    [superAdmin, 'SUPER_ADMIN'],
    [admin, 'ADMIN'],
    [operator, 'OPERATOR'],
  ];
  for (const [visitor, role] of expected) {
    const { email } = visitor.account;
    await run.call(visitor, 'POST', '/auth/check-email', { body: { email } });
    await signIn(run, visitor, visitor === operator);
    const { body } = await run.call(visitor, 'GET', '/auth/me');
    run.check('GET /auth/me', textAt(body, 'user', 'email') === email, 'is another account');
    run.check(
      'GET /auth/me',
      textAt(body, 'user', 'role') === role,
      `role ${textAt(body, 'user', 'role') ?? 'none'} instead of ${role}, as the accounts file has it`,
    );
  }
  await checkRefresh(run, operator);
}

async function checkRefresh(run: Run, visitor: Visitor): Promise<void> {
  const { token } = visitor;
  visitor.token = undefined;
  const alone = await run.call(visitor, 'GET', '/auth/me', { expect: [401] });
  run.check('GET /auth/me', alone.status === 401, 'the cookie alone signs in');
  // Refreshes a second time, since the answer to the first refresh may have replaced the cookie.
  await run.call(visitor, 'POST', '/auth/refresh');
  const { body } = await run.call(visitor, 'POST', '/auth/refresh');
  visitor.token = textAt(body, 'accessToken');
  if (visitor.token === undefined) {
    visitor.token = token;
    throw new SectionAborted('refresh');
  }
  await run.call(visitor, 'GET', '/auth/me');
}

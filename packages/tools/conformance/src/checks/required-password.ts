import { newPassword, type People } from '../people';
import { refusalStatuses, type Run } from '../run';
import { signIn } from '../sign-in';
import { textAt } from '../read-value';
import { createVisitor, type Visitor } from '../visitor';

/**
 * Checks a required new password: a sign-in with password and code opens no session, but returns
 * the token that sets the new password.
 */
export async function checkRequiredPassword(run: Run, people: People, visitor: Visitor): Promise<void> {
  const { email, password, otpCode } = visitor.account;
  const path = `/users/${visitor.userId ?? ''}/password-requirement`;
  const { status } = await run.call(people.superAdmin, 'PUT', path, { body: { required: true } });
  if (status !== 200) return;
  await run.call(people.superAdmin, 'PUT', path, { body: { required: 'yes' }, expect: refusalStatuses });
  await run.call(people.operator, 'PUT', path, { body: { required: true }, expect: [403] });
  const own = `/users/${people.superAdmin.userId ?? ''}/password-requirement`;
  await run.call(people.superAdmin, 'PUT', own, { body: { required: false }, expect: refusalStatuses });
  const nextMail = otpCode === undefined ? await run.mailbox?.watch(email) : undefined;
  const other = createVisitor('required password', visitor.account);
  await run.call(other, 'POST', '/auth/login', { body: { email, password, remember: false } });
  const code = otpCode ?? (await nextMail?.())?.code;
  const { body } = await run.call(other, 'POST', '/auth/verify-otp', { body: { email, otpCode: code } });
  const call = 'POST /auth/verify-otp';
  run.check(call, textAt(body, 'accessToken') === undefined, 'signs in where a new password is asked for');
  const token = textAt(body, 'passwordToken');
  run.check(call, token !== undefined, 'has no passwordToken where a new password is asked for');
  if (token === undefined) return;
  visitor.account = { ...visitor.account, password: newPassword() };
  const reset = { token, password: visitor.account.password, isInvitation: false };
  await run.call(null, 'POST', '/auth/reset-password', { body: reset });
  visitor.token = undefined;
  visitor.cookies.clear();
  await signIn(run, visitor);
}

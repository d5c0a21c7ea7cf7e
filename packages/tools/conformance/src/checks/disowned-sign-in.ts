import { refusalStatuses, type Run } from '../run';
import { createVisitor, type Visitor } from '../visitor';

/**
 * Checks 'It was not me': the user reports a sign-in by the link in the mail, and the server then
 * refuses the code in that mail.
 */
export async function checkDisownedSignIn(run: Run, { account }: Visitor): Promise<void> {
  const { email, password, otpCode } = account;
  if (otpCode !== undefined || run.mailbox === undefined) return;
  const nextMail = await run.mailbox.watch(email);
  const other = createVisitor('disowned', account);
  await run.call(other, 'POST', '/auth/login', { body: { email, password, remember: false } });
  const { code, token } = (await nextMail()) ?? {};
  if (token === undefined)
    return run.reportNotOffered('POST /auth/report-sign-in: the mail with a code has no link');
  await run.call(null, 'POST', '/auth/report-sign-in', { body: { token } });
  await run.call(other, 'POST', '/auth/verify-otp', {
    body: { email, otpCode: code },
    expect: refusalStatuses,
  });
  await run.call(null, 'POST', '/auth/report-sign-in', { body: { token }, expect: refusalStatuses });
}

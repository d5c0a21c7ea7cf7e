import { ConformanceError } from './accounts';
import { SectionAborted, refusalStatuses, type Run, type SeenResponse } from './run';
import { textAt, valueAt } from './read-value';
import type { Visitor } from './visitor';

const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111');

/** True if the suite can complete this person's sign-in when the server asks for a code. */
export const canGetCode = ({ mailbox }: Run, { account }: Visitor) =>
  mailbox !== undefined || account.otpCode !== undefined;

/**
 * Signs a user in as the sign-in page does. With `thoroughly`, tries a wrong code and a second mail
 * on the way.
 */
export async function signIn(run: Run, visitor: Visitor, thoroughly = false): Promise<void> {
  const { email, password, otpCode } = visitor.account;
  const nextMail = otpCode === undefined ? await run.mailbox?.watch(email) : undefined;
  const credentials = { email, password, remember: false };
  const answer = await run.call(visitor, 'POST', '/auth/login', { body: credentials });
  if (answer.status !== 200) throw new SectionAborted('sign-in');
  if (valueAt(answer.body, 'requiresOTP') !== true)
    return keepSession(run, visitor, answer, 'POST /auth/login');
  run.check('POST /auth/login', textAt(answer.body, 'email') === email, 'email is not that of the account');
  const code = otpCode ?? (await nextMail?.())?.code;
  if (code === undefined) {
    if (!canGetCode(run, visitor))
      throw new ConformanceError(
        'the server asks for a code: the accounts file needs "mailbox", or "otpCode" for each account',
      );
    run.check('POST /auth/login', false, 'no mail with a code arrived within 10 seconds');
    throw new SectionAborted('sign-in');
  }
  const newest = thoroughly ? await tryOtherCodes(run, visitor, code) : code;
  const body = { email, otpCode: newest };
  const verified = await run.call(visitor, 'POST', '/auth/verify-otp', { body });
  keepSession(run, visitor, verified, 'POST /auth/verify-otp');
}

/** Tries a wrong code and requests a new one; returns the code that is valid afterwards. */
async function tryOtherCodes(run: Run, visitor: Visitor, code: string): Promise<string> {
  const { email, otpCode } = visitor.account;
  const wrong = { email, otpCode: wrongCode(code) };
  await run.call(visitor, 'POST', '/auth/verify-otp', { body: wrong, expect: refusalStatuses });
  const nextMail = await run.mailbox?.watch(email);
  const again = await run.call(visitor, 'POST', '/auth/resend-otp', { body: { email }, expect: [200, 429] });
  if (again.status !== 200) {
    const seconds = valueAt(again.body, 'cooldownSeconds');
    run.check('POST /auth/resend-otp', typeof seconds === 'number', '429 without cooldownSeconds');
    return code;
  }
  return otpCode ?? (await nextMail?.())?.code ?? code;
}

function keepSession(run: Run, visitor: Visitor, { status, body }: SeenResponse, call: string): void {
  visitor.token = textAt(body, 'accessToken');
  visitor.userId = textAt(body, 'user', 'id');
  if (status !== 200 || visitor.token === undefined) throw new SectionAborted('sign-in');
  run.check(call, textAt(body, 'user', 'email') === visitor.account.email, 'user is not who signed in');
  const ofSession = [...visitor.cookies.keys()].filter((name) => !run.foreignCookies.has(name));
  run.check(call, ofSession.length > 0, 'no cookie is set, so the session cannot be refreshed');
}

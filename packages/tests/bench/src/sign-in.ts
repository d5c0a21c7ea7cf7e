import type { Credentials, Mailbox } from '@escale/e2e/fixtures';

/** Signs in over HTTP with the code from the mail; returns the access token. */
export async function signIn(
  origin: string,
  mailbox: Mailbox,
  { email, password }: Credentials,
): Promise<string> {
  const call = async (name: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(`${origin}/api/auth/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const mails = await mailbox.count(email);
  const login = await call('login', { email, password });
  const cookies = login.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const otpCode = await mailbox.codeFor(email, mails);
  const answer = await call('verify-otp', { email, otpCode }, cookies.join('; '));
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

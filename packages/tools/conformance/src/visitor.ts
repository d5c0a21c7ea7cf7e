import type { Account } from './accounts';

/** A browser, as far as the API sees it: cookies, and the token of the signed-in user. */
export interface Visitor {
  name: string;
  account: Account;
  cookies: Map<string, string>;
  token?: string | undefined;
  userId?: string | undefined;
}

export const createVisitor = (name: string, account: Account): Visitor => ({
  name,
  account,
  cookies: new Map(),
});

/** Returns a visitor without cookies and token. */
export const anonymousVisitor = (): Visitor => createVisitor('nobody', { email: '', password: '' });

/** Returns the name of the cookie in a `Set-Cookie` line. */
export const cookieName = (line: string): string => line.split('=')[0]?.trim() ?? '';

/** Stores or deletes the cookie of a `Set-Cookie` line. */
export function keepCookie({ cookies }: Visitor, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/max-age=0/i.test(line) || value === '') cookies.delete(name);
  else cookies.set(name, value);
}

/** Returns a sentence for each attribute that is missing from a cookie that keeps a user signed in. */
export function cookieProblems(line: string, isHttps: boolean): string[] {
  const name = cookieName(line);
  const has = (attribute: RegExp) => attribute.test(line);
  return [
    ...(has(/;\s*httponly/i) ? [] : [`cookie ${name} is not HttpOnly`]),
    ...(has(/;\s*samesite=(strict|lax)/i) ? [] : [`cookie ${name} is not SameSite Strict or Lax`]),
    ...(has(/;\s*path=\/(api\/?)?(;|$)/i) ? [] : [`cookie ${name} does not have the path / or /api`]),
    ...(!isHttps || has(/;\s*secure/i) ? [] : [`cookie ${name} is not Secure`]),
  ];
}

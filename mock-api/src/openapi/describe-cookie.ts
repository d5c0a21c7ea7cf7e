import { cookieNames, type CookieName } from '../http/cookies';

/** Describes a cookie, as a parameter and as authentication. */
export const describeCookie = (cookie: CookieName) => ({
  name: cookieNames[cookie],
  in: 'cookie',
  description: `Over https \`__Host-${cookieNames[cookie]}\`. A server chooses its names; browsers alone read them.`,
});

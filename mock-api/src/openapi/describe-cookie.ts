import { cookieNames, type CookieName } from '../http/cookies';

/** A cookie, as a parameter and as a proof of who calls. */
export const describeCookie = (cookie: CookieName) => ({
  name: cookieNames[cookie],
  in: 'cookie',
  description: `Over https \`__Host-${cookieNames[cookie]}\`. A server chooses its names; browsers alone read them.`,
});

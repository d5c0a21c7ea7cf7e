import { cookieNames, type CookieName } from '../http/cookies';

/** Describes a cookie, for use as a parameter or as a security scheme. */
export const describeCookie = (cookie: CookieName) => ({
  name: cookieNames[cookie],
  in: 'cookie',
  description: `Named \`__Host-${cookieNames[cookie]}\` over HTTPS. A server may choose other names, since no client depends on them.`,
});

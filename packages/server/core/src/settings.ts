import { number, string } from 'yup';
import { splitList } from './list-of';
import { isProxyList } from './trusted-proxies';

/** Returns the schema of a port to listen on; 0 lets the system choose one. */
export const portSetting = (byDefault: number, min = 1) =>
  number().integer().min(min).max(65_535).default(byDefault);

/** Returns the schema of the host name or address on which a server listens. */
export const hostSetting = () => string().trim().min(1).default('localhost');

/** Returns the schema of an origin, without a path. */
export const originSetting = () =>
  string().test((text) => text === undefined || text === '' || isOrigin(text));

/** Returns the schema of the origins of the API processes, separated by commas. */
export const originsSetting = () =>
  string().test((list) => {
    const origins = splitList(list);
    return list === undefined || list === '' || (origins.length > 0 && origins.every(isOrigin));
  });

/** True for the origin of an http address, without a path. */
export const isOrigin = (text: string): boolean => /^https?:\/\/[^/\s]+$/.test(text) && URL.canParse(text);

/** Returns the schema of the proxies whose `x-forwarded-*` headers count: addresses, networks and names such as `loopback`. */
export const proxiesSetting = () =>
  string()
    .trim()
    .test((list) => isProxyList(list));

/** Returns the schema of the token that grants access to `/metrics`. */
export const metricsTokenSetting = () =>
  string()
    .min(16)
    .matches(/^[\w.~+/=-]+$/);

/**
 * Returns the schemas of two times: how long a stopping server still accepts calls, and how long
 * calls in progress may take afterwards.
 */
export const stopSettings = () => ({
  STOP_NOTICE_SECONDS: number().min(0).max(120).default(0),
  STOP_SECONDS: number().min(0).max(600).default(10),
});

import { number, string } from 'yup';
import { isProxyList } from './trusted-proxies';

/** A port to listen on; 0 lets the system choose one. */
export const portSetting = (byDefault: number, min = 1) =>
  number().integer().min(min).max(65_535).default(byDefault);

/** The host name or address on which a server listens. */
export const hostSetting = () => string().trim().min(1).default('localhost');

/** An origin, without a path. */
export const originSetting = () =>
  string().test((text) => text === undefined || text === '' || isOrigin(text));

/** True for the origin of an http address, without a path. */
export const isOrigin = (text: string): boolean => /^https?:\/\/[^/\s]+$/.test(text) && URL.canParse(text);

/** Addresses, networks and names such as `loopback` of proxies whose `x-forwarded-*` headers count. */
export const proxiesSetting = () =>
  string()
    .trim()
    .test((list) => isProxyList(list));

/** The token that grants access to `/metrics`. */
export const metricsTokenSetting = () =>
  string()
    .min(16)
    .matches(/^[\w.~+/=-]+$/);

/** Shutdown times: how long a stopping server still accepts calls, and how long calls in progress may take after that. */
export const stopSettings = () => ({
  STOP_NOTICE_SECONDS: number().min(0).max(120).default(0),
  STOP_SECONDS: number().min(0).max(600).default(10),
});

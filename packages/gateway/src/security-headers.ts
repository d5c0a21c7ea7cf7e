import { ownOriginOnly, type SiteConfig } from './site-config';

/** Security headers of answers that are not shown as a page. */
export const everyAnswer = { 'x-content-type-options': 'nosniff' };

const fixedHeaders = {
  ...everyAnswer,
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Formats that run nothing when a browser shows them as a page of their own. */
const inert = /^(?:text\/(?:javascript|css|plain)|application\/json|font\/|image\/(?!svg))/;

/**
 * Returns a function that resolves to the security headers of a response of that type. A policy acts on what a browser
 * shows as a page; with scripts, fonts, pictures and data it would be weight alone. An answer without a type has no body.
 * The site's configuration adds origins to the content policy, its document the hash of its script; `ownModule` is the
 * origin to which whoever asks has agreed.
 */
export function securityHeaders(
  readConfig: () => Promise<SiteConfig>,
): (contentType: string | undefined, ownModule: string | null) => Promise<Record<string, string>> {
  let seen = ownOriginOnly;
  let headers = headersFor(seen);
  return async (contentType, ownModule) => {
    if (contentType === undefined || inert.test(contentType)) return everyAnswer;
    const config = await readConfig();
    if (ownModule !== null && config.moduleOverride) return openedHeaders(config, ownModule);
    if (config !== seen) {
      headers = headersFor(config);
      seen = config;
    }
    return headers;
  };
}

/** Security headers of the documentation's pages: nothing from elsewhere, and Vue's own policy for what it renders. */
export const documentationHeaders = (): Record<string, string> => headersFor(ownOriginOnly, 'vue');

/** For one developer: no cache may keep the page, and with it the policy, for anybody or for later. */
const openedHeaders = (config: SiteConfig, origin: string): Record<string, string> => ({
  ...headersFor(config, 'default', [origin]),
  'cache-control': 'private, no-store',
});

function headersFor(
  { remotes, api, reporting, scripts }: SiteConfig,
  trustedTypes = 'default',
  ownModules: readonly string[] = [],
): Record<string, string> {
  const modules = [...remotes, ...ownModules];
  const sockets = [...api, ...ownModules].map(socketOrigin);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...modules],
    'style-src': ["'self'", "'unsafe-inline'", ...modules],
    'img-src': ["'self'", 'data:', 'blob:', ...modules, ...api],
    'font-src': ["'self'", ...modules],
    'connect-src': ["'self'", ...modules, ...api, ...sockets, ...reporting],
    'worker-src': ["'self'", 'blob:'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypes],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return { ...fixedHeaders, 'content-security-policy': policy.join('; ') };
}

/** The live connection's origin: an https source in a policy does not cover wss. */
const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

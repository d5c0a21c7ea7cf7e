import { ownOriginOnly, type SiteConfig } from './site-config';

/**
 * The security header of every response. Responses of an inert type (`inertTypes`) or without a
 * type get no other security header.
 */
export const headersOfEveryAnswer = { 'x-content-type-options': 'nosniff' };

const fixedHeaders = {
  ...headersOfEveryAnswer,
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Content types that run no code when a browser shows them as a page. */
const inertTypes = /^(?:text\/(?:javascript|css|plain)|application\/json|font\/|image\/(?!svg))/;

/**
 * Returns a function that resolves to the security headers of a response. Responses of an inert
 * type get no content policy: shown as a page, they run no code. Responses without a type get none
 * either, since they have no body. The site's configuration adds origins to the policy, and the
 * document adds the hash of its script. `ownModule` is the origin to which the caller has agreed.
 */
export function securityHeaders(
  readConfig: () => Promise<SiteConfig>,
): (answer: AnswerProperties) => Promise<Record<string, string>> {
  let seen: unknown[] = [];
  let headers = headersFor(ownOriginOnly);
  return async ({ contentType, ownModule, scripts }) => {
    if (contentType === undefined || inertTypes.test(contentType)) return headersOfEveryAnswer;
    const config = await readConfig();
    if (ownModule !== null && config.moduleOverride) return overrideHeaders(config, scripts, ownModule);
    if (config !== seen[0] || scripts !== seen[1]) {
      headers = headersFor(config, { scripts });
      seen = [config, scripts];
    }
    return headers;
  };
}

/** The properties of a response that determine its security headers. */
interface AnswerProperties {
  contentType: string | undefined;
  /** Hashes of the scripts in the document being sent. */
  scripts: readonly string[];
  ownModule: string | null;
}

/** Returns the headers of the documentation's pages: nothing from other origins; trusted types only by Vue's own policy. */
export const documentationHeaders = (): Record<string, string> =>
  headersFor(ownOriginOnly, { trustedTypes: 'vue' });

/**
 * Returns the headers of a page for one developer. No cache may keep it, since its policy must not
 * reach other users.
 */
const overrideHeaders = (
  config: SiteConfig,
  scripts: readonly string[],
  origin: string,
): Record<string, string> => ({
  ...headersFor(config, { scripts, ownModules: [origin] }),
  'cache-control': 'private, no-store',
});

interface PolicyInputs {
  scripts?: readonly string[];
  trustedTypes?: string;
  ownModules?: readonly string[];
}

function headersFor(
  { remotes, api, reporting }: SiteConfig,
  { scripts = [], trustedTypes = 'default', ownModules = [] }: PolicyInputs = {},
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

/** Returns the origin of the live connection, since an https source in a policy does not cover wss. */
const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

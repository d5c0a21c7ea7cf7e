import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { httpOrigin } from '@escale/contracts';

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
 * `config.json` in the site folder adds the origins of external remotes (`allowedOrigins`), of the API (`apiBase`) and of
 * the Sentry DSN to the content policy; it is read again when it changes, so neither a build nor a restart is needed.
 */
export function securityHeaders(
  siteDir: string,
): (contentType: string | undefined) => Promise<Record<string, string>> {
  const file = join(siteDir, 'config.json');
  let seen = '';
  let headers = headersFor(ownOriginOnly);
  return async (contentType) => {
    if (contentType === undefined || inert.test(contentType)) return everyAnswer;
    const state = await stat(file).then(
      ({ mtimeMs, size }) => `${mtimeMs}-${size}`,
      () => 'absent',
    );
    if (state !== seen) {
      headers = headersFor(await readConfig(file));
      seen = state;
    }
    return headers;
  };
}

/** Origins that a deployment adds to the policy. */
interface AllowedOrigins {
  remotes: string[];
  api: string[];
  reporting: string[];
}

const ownOriginOnly: AllowedOrigins = { remotes: [], api: [], reporting: [] };

/** Security headers of the documentation's pages: nothing from elsewhere, and Vue's own policy for what it renders. */
export const documentationHeaders = (): Record<string, string> => headersFor(ownOriginOnly, 'vue');

function headersFor(
  { remotes, api, reporting }: AllowedOrigins,
  trustedTypes = 'default',
): Record<string, string> {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes],
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes, ...api],
    'font-src': ["'self'", ...remotes],
    'connect-src': ["'self'", ...remotes, ...api, ...api.map(socketOrigin), ...reporting],
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

const originOf = (address: unknown): string[] => {
  const origin = httpOrigin(address);
  return origin === null ? [] : [origin];
};

async function readConfig(file: string): Promise<AllowedOrigins> {
  try {
    const config = JSON.parse(await readFile(file, 'utf8')) as {
      allowedOrigins?: unknown;
      apiBase?: unknown;
      sentryDsn?: unknown;
    };
    const listed: unknown[] = Array.isArray(config.allowedOrigins) ? config.allowedOrigins : [];
    return {
      remotes: listed.flatMap(originOf),
      api: originOf(config.apiBase),
      reporting: originOf(config.sentryDsn),
    };
  } catch {
    return ownOriginOnly;
  }
}

/** The live connection's origin: an https source in a policy does not cover wss. */
const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

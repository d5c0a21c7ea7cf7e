import { array, boolean, object, string, type InferType } from 'yup';

const localHostPattern = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** True for a path of the page's own origin and for an HTTPS address (HTTP on localhost only). */
function isApiBase(text: string): boolean {
  if (/^\/(?!\/)[^\s?#\\]*$/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const safe = protocol === 'https:' || (protocol === 'http:' && localHostPattern.test(hostname));
  return safe && search === '' && hash === '' && username === '';
}

const withoutTrailingSlash = (text: unknown) =>
  typeof text === 'string' ? text.trim().replace(/\/+$/, '') : text;

/** Returns the origin of an HTTP or HTTPS address, `null` for anything else. */
export function httpOrigin(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

const toOrigins = (list: unknown) =>
  Array.isArray(list) ? list.flatMap((address: unknown) => httpOrigin(address) ?? []) : list;

/** `/config.json`: settings of a deployment that need no build. An empty `sentryDsn` turns error reporting off. */
export const runtimeConfigSchema = object({
  /**
   * Address of the API and the live connection: a path of the shell's origin, or an HTTPS address (HTTP on localhost
   * only). The gateway adds the origin of such an address to the content policy.
   */
  apiBase: string()
    .transform(withoutTrailingSlash)
    .default('/api')
    .test('api-base', 'apiBase', (text) => isApiBase(text)),
  /** The product's name in this deployment; default: the name in `brand.ts`. */
  brand: object({ name: string().trim().min(1).max(40).required() })
    .optional()
    .default(undefined),
  /** E-mail address shown to users who need help; default: the address in `brand.ts`. */
  supportEmail: string().trim().email().optional(),
  sentryDsn: string().default(''),
  environment: string().default('production'),
  /**
   * Origins besides the shell's own from which modules may be loaded. The gateway adds them to the
   * content policy. An address counts as its origin; anything else is ignored.
   */
  allowedOrigins: array(string().required()).transform(toOrigins).default([]),
  /**
   * If true, `?module=<id>@<address>` replaces a published module with one from the developer's machine, once the user of the tab
   * agrees.
   */
  moduleOverride: boolean().default(false),
  /** If false, the module guard redirects to /modules instead of showing its access-denied screen (§2). */
  showAccessDenied: boolean().default(true),
});

export type RuntimeConfig = InferType<typeof runtimeConfigSchema>;

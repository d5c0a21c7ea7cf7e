import { array, boolean, object, string, type InferType } from 'yup';

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** True for a path of the page's own origin and for an HTTPS URL (HTTP on localhost only). */
function isApiBase(text: string): boolean {
  if (/^\/(?!\/)[^\s?#\\]*$/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const safe = protocol === 'https:' || (protocol === 'http:' && localHost.test(hostname));
  return safe && search === '' && hash === '' && username === '';
}

const withoutEndSlash = (text: unknown) =>
  typeof text === 'string' ? text.trim().replace(/\/+$/, '') : text;

/** `/config.json`: settings of a deployment that need no build. An empty `sentryDsn` turns error reporting off. */
export const runtimeConfigSchema = object({
  /**
   * Base of the API and the realtime connection: a path of the shell's origin, or an HTTPS URL (HTTP on localhost
   * only). The gateway adds its origin to the content security policy.
   */
  apiBase: string()
    .transform(withoutEndSlash)
    .default('/api')
    .test('api-base', 'apiBase', (text) => isApiBase(text)),
  /** Name of the product in this deployment; by default that of `brand`. */
  brand: object({ name: string().trim().min(1).max(40).required() })
    .optional()
    .default(undefined),
  sentryDsn: string().default(''),
  environment: string().default('production'),
  /** Further origins that modules may be loaded from; the gateway adds them to the content security policy. */
  allowedOrigins: array(string().required()).default([]),
  /** True: `?module=<id>@<address>` replaces the published module by one from an allowed origin, in this tab only. */
  moduleOverride: boolean().default(false),
  /** False: the module guard redirects to /modules instead of showing its access-denied screen (§2). */
  showAccessDenied: boolean().default(true),
});

export type RuntimeConfig = InferType<typeof runtimeConfigSchema>;

import { array, boolean, object, string, type InferType } from 'yup';

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** True for a path of the page's own origin, and for an address by HTTPS (by HTTP on this machine alone). */
function isApiBase(text: string): boolean {
  if (/^\/(?!\/)[^\s?#\\]*$/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const safe = protocol === 'https:' || (protocol === 'http:' && localHost.test(hostname));
  return safe && search === '' && hash === '' && username === '';
}

const withoutEndSlash = (text: unknown) =>
  typeof text === 'string' ? text.trim().replace(/\/+$/, '') : text;

/** `/config.json`: what a deployment sets without a build. An empty `sentryDsn` turns error reporting off. */
export const runtimeConfigSchema = object({
  /**
   * Where the API and the live connection are: a path of the shell's origin, or an address by HTTPS (by HTTP on
   * localhost). The gateway puts its origin into its policy.
   */
  apiBase: string()
    .transform(withoutEndSlash)
    .default('/api')
    .test('api-base', 'apiBase', (text) => isApiBase(text)),
  /** The product's name in this deployment; that of `brand` where it is not set. */
  brand: object({ name: string().trim().min(1).max(40).required() })
    .optional()
    .default(undefined),
  sentryDsn: string().default(''),
  environment: string().default('production'),
  /** Origins other than the shell's own that modules may come from; the gateway puts them into its policy. */
  allowedOrigins: array(string().required()).default([]),
  /** True: `?module=<id>@<address>` puts a module of an allowed origin in place of the published one, for one tab. */
  moduleOverride: boolean().default(false),
  /** False: the module guard redirects to /modules instead of showing its access-denied screen (§2). */
  showAccessDenied: boolean().default(true),
});

export type RuntimeConfig = InferType<typeof runtimeConfigSchema>;

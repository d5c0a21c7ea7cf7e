import { array, boolean, object, string, type InferType } from 'yup';

/** `/config.json`: what a deployment sets without a build. An empty `sentryDsn` turns error reporting off. */
export const runtimeConfigSchema = object({
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

import { boolean, object, string, type InferType } from 'yup';

/** `/config.json`: what a deployment sets without a build. An empty `sentryDsn` turns error reporting off. */
export const runtimeConfigSchema = object({
  sentryDsn: string().default(''),
  environment: string().default('production'),
  /** False: the module guard redirects to /modules instead of showing its access-denied screen (§2). */
  showAccessDenied: boolean().default(true),
});

export type RuntimeConfig = InferType<typeof runtimeConfigSchema>;

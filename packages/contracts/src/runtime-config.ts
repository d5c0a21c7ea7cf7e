import { object, string, type InferType } from 'yup';

/** `/config.json`: what a deployment sets without a build. An empty `sentryDsn` turns error reporting off. */
export const runtimeConfigSchema = object({
  sentryDsn: string().default(''),
  environment: string().default('production'),
});

export type RuntimeConfig = InferType<typeof runtimeConfigSchema>;

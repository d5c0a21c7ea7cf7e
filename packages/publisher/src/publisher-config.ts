import { keptVersionsRange, PublishError } from '@escale/cli';
import { isProxyList, readSettings } from '@escale/gateway';
import { number, object, string, type InferType } from 'yup';

/** The settings that the environment determines; the guide's table of settings names each of them. */
export const publisherSettings = object({
  PUBLISH_PORT: number().integer().min(1).max(65_535).default(3_100),
  HOST: string().trim().min(1).default('localhost'),
  ESCALE_SITE_DIR: string().trim().default('var/site'),
  ESCALE_KEPT_VERSIONS: number()
    .integer()
    .min(keptVersionsRange.min)
    .max(keptVersionsRange.max)
    .default(keptVersionsRange.byDefault),
  TRUST_PROXY: string().test((list) => isProxyList(list)),
});

/** Reads the environment. Throws a `PublishError` that names every variable with a wrong value. */
export function readPublisherConfig(
  environment: Partial<Record<string, string>>,
): InferType<typeof publisherSettings> {
  return readSettings(
    publisherSettings,
    environment,
    (wrong) => new PublishError(`wrong environment variables: ${wrong.join(', ')}`),
  );
}

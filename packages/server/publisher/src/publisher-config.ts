import { keptVersionsRange, PublishError } from '@escale/site';
import { hostSetting, portSetting, proxiesSetting, readSettings } from '@escale/core';
import { number, object, string, type InferType } from 'yup';

/** The settings that the environment determines; the guide's table of settings names each of them. */
export const publisherSettings = object({
  PUBLISH_PORT: portSetting(3_100),
  HOST: hostSetting(),
  ESCALE_SITE_DIR: string().trim().default('var/site'),
  ESCALE_KEPT_VERSIONS: number()
    .integer()
    .min(keptVersionsRange.min)
    .max(keptVersionsRange.max)
    .default(keptVersionsRange.byDefault),
  TRUST_PROXY: proxiesSetting(),
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

import { keptVersionsRange, PublishError } from '@escale/site';
import {
  hostSetting,
  metricsTokenSetting,
  originSetting,
  originsSetting,
  portSetting,
  proxiesSetting,
  readSettings,
} from '@escale/core';
import { number, object, string, type InferType } from 'yup';

/** The settings read from the environment; docs/guides/settings.md lists each of them. */
export const publisherSettings = object({
  PUBLISH_PORT: portSetting(3_100),
  HOST: hostSetting(),
  ESCALE_SITE_DIR: string().trim().default('var/site'),
  ESCALE_KEPT_VERSIONS: number()
    .integer()
    .min(keptVersionsRange.min)
    .max(keptVersionsRange.max)
    .default(keptVersionsRange.byDefault),
  APP_ORIGIN: originSetting(),
  API_ORIGIN: originsSetting(),
  TRUST_PROXY: proxiesSetting(),
  METRICS_TOKEN: metricsTokenSetting(),
});

/** Reads the environment. Throws a `PublishError` naming every variable with an invalid value. */
export function readPublisherConfig(
  environment: Partial<Record<string, string>>,
): InferType<typeof publisherSettings> {
  return readSettings(
    publisherSettings,
    environment,
    (wrong) => new PublishError(`wrong environment variables: ${wrong.join(', ')}`),
  );
}

import {
  hostSetting,
  metricsTokenSetting,
  originSetting,
  originsSetting,
  portSetting,
  proxiesSetting,
  readSettings,
  stopSettings,
} from '@escale/core';
import { object, string, type InferType } from 'yup';
import { messages } from './messages';
import { readModuleBackends } from './module-backends';

/** The settings read from the environment; docs/guides/settings.md lists each of them. */
export const gatewaySettings = object({
  PORT: portSetting(3_000),
  HOST: hostSetting(),
  ESCALE_SITE_DIR: string().trim().default('var/site'),
  ESCALE_DOCS_DIR: string().trim(),
  API_ORIGIN: originsSetting(),
  API_PORT: portSetting(4_000),
  MODULE_BACKENDS: string().test((list) => readModuleBackends(list) !== undefined),
  TRUST_PROXY: proxiesSetting(),
  APP_ORIGIN: originSetting(),
  ALLOWED_HOSTS: string().default(''),
  ...stopSettings(),
  METRICS_TOKEN: metricsTokenSetting(),
});

/** Reads the environment. Throws an error naming every variable with an invalid value, without the values. */
export function readGatewayConfig(
  environment: Partial<Record<string, string>>,
): InferType<typeof gatewaySettings> & { API_ORIGIN: string } {
  const config = readSettings(
    gatewaySettings,
    environment,
    (wrong, cause) => new Error(messages.wrongVariables(wrong), { cause }),
  );
  return { ...config, API_ORIGIN: config.API_ORIGIN ?? `http://localhost:${config.API_PORT}` };
}

import { readSettings } from '@escale/service';
import { number, object, string, type InferType } from 'yup';
import { messages } from './messages';
import { isProxyList } from './trusted-proxies';

const origin = /^https?:\/\/[^/\s]+$/;

/** The settings that the environment determines; the guide's table of settings names each of them. */
export const gatewaySettings = object({
  PORT: number().integer().min(1).max(65_535).default(3_000),
  HOST: string().trim().min(1).default('localhost'),
  ESCALE_SITE_DIR: string().trim().default('var/site'),
  ESCALE_DOCS_DIR: string().trim(),
  API_ORIGIN: string().test(
    (list) => list === undefined || list.split(',').every((one) => origin.test(one.trim())),
  ),
  API_PORT: number().integer().min(1).max(65_535).default(4_000),
  TRUST_PROXY: string().test((list) => isProxyList(list)),
  APP_ORIGIN: string().matches(origin),
  ALLOWED_HOSTS: string().default(''),
  STOP_NOTICE_SECONDS: number().min(0).max(120).default(0),
  STOP_SECONDS: number().min(0).max(600).default(10),
  METRICS_TOKEN: string()
    .min(16)
    .matches(/^[\w.~+/=-]+$/),
});

/** Reads the environment. Throws an error whose message names every variable with a wrong value, and no value. */
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

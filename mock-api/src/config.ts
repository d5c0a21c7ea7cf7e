import path from 'node:path';
import { limits, normalizeEmail } from '@escale/contracts';
import {
  hostSetting,
  metricsTokenSetting,
  originSetting,
  portSetting,
  proxiesSetting,
  readSettings,
  stopSettings,
} from '@escale/core';
import { number, object, string, type InferType } from 'yup';
import { limitSettings } from './limits/limit-settings';
import { messages } from './messages/fr';
import { privateRanges, readRanges } from './security/address-ranges';
import { StartError } from './start-error';

/** The name and e-mail address of a person. */
export interface NamedPerson {
  firstName: string;
  lastName: string;
  email: string;
}

const personPattern = /^(\S+)\s+(\S.*?)\s*<([^<>\s@]+@[^<>\s@]+)>$/;

/** Parses a person such as 'Awa Koné <awa.kone@example.com>'; returns undefined for any other text. */
export function readPerson(text: string): NamedPerson | undefined {
  const [, firstName, lastName, email] = personPattern.exec(text.trim()) ?? [];
  if (firstName === undefined || lastName === undefined || email === undefined) return undefined;
  return { firstName, lastName, email: normalizeEmail(email) };
}

/** The guide docs/guides/settings.md explains each setting. */
export const environmentSchema = object({
  API_PORT: portSetting(4_000, 0),
  PORT: portSetting(3_000, 0),
  HOST: hostSetting(),
  ESCALE_DATA_DIR: string()
    .trim()
    .default(() => path.join(import.meta.dirname, '../../var/data')),
  DATABASE_URL: string().matches(/^postgres(ql)?:\/\//, { excludeEmptyString: true }),
  DATABASE_CONNECTIONS: number().integer().min(2).max(500).default(10),
  API_SECRET: string().min(32),
  MODULE_REGISTRY: string().trim(),
  FIRST_ADMIN: string().test((text) => text === undefined || readPerson(text) !== undefined),
  SEED_USERS: number().integer().min(0).max(100_000).default(0),
  SMTP_URL: string().matches(/^smtps?:\/\//, { excludeEmptyString: true }),
  AUTH_ENUMERATION: string().oneOf(['reveal', 'hide']).default('reveal'),
  APP_ORIGIN: originSetting(),
  ACCESS_TOKEN_SECONDS: number()
    .integer()
    .min(1)
    .max(limits.accessTokenMinutes * 60)
    .default(limits.accessTokenMinutes * 60),
  SESSION_IDLE_MINUTES: number().integer().min(5).max(720).default(limits.sessionTimeoutMinutes),
  ...limitSettings(),
  ...stopSettings(),
  REQUEST_SECONDS: number().min(0.1).max(600).default(30),
  MAX_LOOP_DELAY_MS: number().integer().min(0).max(60_000).default(1_000),
  API_TRUST_PROXY: proxiesSetting().default('loopback'),
  ALLOWED_HOSTS: string().default(''),
  RETENTION_MONTHS: number().integer().min(1).max(1_200).default(12),
  SESSION_RETENTION_MONTHS: number().integer().min(1).max(1_200),
  OTP_RESEND_COOLDOWN_SECONDS: number().integer().min(0).max(600).default(limits.otpResendCooldownSeconds),
  HOME_ADDRESS_RANGES: string()
    .default(privateRanges)
    .test((ranges) => readRanges(ranges) !== undefined),
  METRICS_TOKEN: metricsTokenSetting(),
  MAILBOX: string().oneOf(['on', 'off']),
  LOG_LEVEL: string().oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

/** The settings read from the environment. */
export type Config = InferType<typeof environmentSchema> & { APP_ORIGIN: string };

/** Reads the environment. Throws one `StartError` that names every invalid variable. */
export function readConfig(environment: Partial<Record<string, string>>): Config {
  const config = readSettings(
    environmentSchema,
    environment,
    (wrong, cause) => new StartError(messages.start.wrongVariables(wrong), { cause }),
  );
  return { ...config, APP_ORIGIN: config.APP_ORIGIN ?? `http://localhost:${config.PORT}` };
}

import path from 'node:path';
import { limits } from '@escale/contracts';
import { number, object, string, ValidationError, type InferType } from 'yup';
import { readPerson } from './db/seed/first-admin';
import { messages } from './messages/fr';
import { privateRanges, readRanges } from './security/address-ranges';
import { StartError } from './start-error';

const port = (fallback: number) => number().integer().min(0).max(65_535).default(fallback);
const count = (fallback: number) => number().integer().min(1).max(1_000_000).default(fallback);
const httpOrigin = /^https?:\/\/[^/\s]+$/;

/** The guide's table of settings names each of them. */
export const environmentSchema = object({
  API_PORT: port(4_000),
  PORT: port(3_000),
  HOST: string().trim().min(1).default('localhost'),
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
  APP_ORIGIN: string().matches(httpOrigin, { excludeEmptyString: true }),
  ACCESS_TOKEN_SECONDS: number()
    .integer()
    .min(1)
    .max(limits.accessTokenMinutes * 60)
    .default(limits.accessTokenMinutes * 60),
  SESSION_IDLE_MINUTES: number().integer().min(5).max(720).default(limits.sessionTimeoutMinutes),
  LIMIT_ACCOUNT_FAILURES: count(5),
  LIMIT_ADDRESS_FAILURES: count(30),
  LIMIT_CODE_FAILURES: count(30),
  LIMIT_CODE_MAILS: count(10),
  LIMIT_UNKNOWN_EMAILS: count(30),
  LIMIT_KNOWN_EMAILS: count(60),
  LIMIT_NAME_CONFLICTS: count(20),
  LIMIT_RESET_MAILS: count(5),
  LIMIT_RESET_ADDRESS: count(30),
  LIMIT_MODULE_REPORTS: count(2_000),
  LIMIT_OPEN_CALLS: count(100),
  LIMIT_ACCOUNT_SOCKETS: count(20),
  STOP_NOTICE_SECONDS: number().min(0).max(120).default(0),
  STOP_SECONDS: number().min(0).max(600).default(10),
  REQUEST_SECONDS: number().min(0.1).max(600).default(30),
  MAX_LOOP_DELAY_MS: number().integer().min(0).max(60_000).default(1_000),
  API_TRUST_PROXY: string().trim().default('loopback').test(isProxyList),
  ALLOWED_HOSTS: string().default(''),
  RETENTION_MONTHS: number().integer().min(1).max(1_200).default(12),
  SESSION_RETENTION_MONTHS: number().integer().min(1).max(1_200),
  OTP_RESEND_COOLDOWN_SECONDS: number().integer().min(0).max(600).default(limits.otpResendCooldownSeconds),
  HOME_ADDRESS_RANGES: string()
    .default(privateRanges)
    .test((ranges) => readRanges(ranges) !== undefined),
  METRICS_TOKEN: string()
    .min(16)
    .matches(/^[\w.~+/=-]+$/),
  MAILBOX: string().oneOf(['on', 'off']),
  LOG_LEVEL: string().oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

/** A list of addresses, ranges or names such as `loopback`, as Fastify's `trustProxy` takes it. */
function isProxyList(list: string): boolean {
  return list
    .split(',')
    .every((one) =>
      /^(?:loopback|linklocal|uniquelocal|[\d.]+(?:\/\d+)?|[\da-f:.]*:[\da-f:.]*(?:\/\d+)?)$/i.test(
        one.trim(),
      ),
    );
}

/** The settings that the environment determines. */
export type Config = InferType<typeof environmentSchema> & { APP_ORIGIN: string };

/** Reads the environment. Throws one `StartError` that names every invalid variable. */
export function readConfig(environment: Partial<Record<string, string>>): Config {
  const names = Object.keys(environmentSchema.fields);
  const given = Object.fromEntries(
    names.map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  );
  try {
    const config = environmentSchema.validateSync(given, { abortEarly: false });
    return { ...config, APP_ORIGIN: config.APP_ORIGIN ?? `http://localhost:${config.PORT}` };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const wrong = [...new Set(error.inner.map((one) => one.path ?? ''))];
    throw new StartError(messages.start.wrongVariables(wrong), { cause: error });
  }
}

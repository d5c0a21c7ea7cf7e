import { runtimeConfigSchema, type RuntimeConfig } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';
import { retryDelaysMs } from '../integrity/verified-fetch';

const configUrl = '/config.json';
const timeoutMs = 6_000;

/** Why the deployment's configuration cannot be used: it did not come, or what came is none. */
class ConfigError extends Error {
  override name = 'ConfigError';
  readonly kind: 'unreachable' | 'invalid';
  /** The field that is not valid; empty where the whole file is not. */
  readonly field: string;

  constructor(kind: 'unreachable' | 'invalid', field = '', cause?: unknown) {
    super(`${configUrl}: ${kind} ${field}`.trim(), { cause });
    this.kind = kind;
    this.field = field;
  }
}

export function isConfigError(error: unknown): error is ConfigError {
  return error instanceof ConfigError;
}

async function askForConfig(): Promise<Response> {
  const response = await fetch(configUrl, { signal: AbortSignal.timeout(timeoutMs) });
  if (response.status >= 500) throw new Error(`${configUrl}: ${response.status}`);
  return response;
}

async function answer(): Promise<Response> {
  for (const delay of retryDelaysMs) {
    try {
      return await askForConfig();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return askForConfig().catch((cause: unknown) => {
    throw new ConfigError('unreachable', '', cause);
  });
}

/** Reads and checks `/config.json`; the defaults where there is no such file. Throws a `ConfigError`. */
async function fetchRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await answer();
  try {
    return await runtimeConfigSchema.validate(response.ok ? await response.json() : {});
  } catch (cause) {
    const { path } = (cause ?? {}) as { path?: unknown };
    throw new ConfigError('invalid', typeof path === 'string' ? path : '', cause);
  }
}

/** What the deployment has set. */
export function runtimeConfigQueryOptions() {
  return queryOptions({
    queryKey: ['config'],
    queryFn: fetchRuntimeConfig,
    staleTime: Infinity,
    retry: false,
  });
}

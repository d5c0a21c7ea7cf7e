import { runtimeConfigSchema, type RuntimeConfig } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';
import { createDeadline, untilAborted } from '../../lib/deadline';
import { withRetries } from '../../lib/retry';

const configUrl = '/config.json';

/** Thrown when the deployment's configuration did not load or is not valid. */
class ConfigError extends Error {
  override name = 'ConfigError';
  readonly kind: 'unreachable' | 'invalid';
  /** The invalid field; empty if the whole file is invalid. */
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

declare global {
  interface Window {
    /** The response requested by the document before the application started (`startup/boot.js`). */
    earlyConfig?: Promise<Response>;
  }
}

function takeEarlyConfig(): Promise<Response> | undefined {
  const early = window.earlyConfig;
  delete window.earlyConfig;
  return early;
}

async function requestConfig(signal: AbortSignal): Promise<Response> {
  try {
    const early = takeEarlyConfig();
    const response = await (early === undefined ? fetch(configUrl, { signal }) : untilAborted(early, signal));
    if (response.status < 500) return response;
    throw new Error(`${configUrl}: ${response.status}`);
  } catch (cause) {
    throw new ConfigError('unreachable', '', cause);
  }
}

/** Reads and validates `/config.json`; returns the defaults if there is no such file. Throws a `ConfigError`. */
async function fetchRuntimeConfig(): Promise<RuntimeConfig> {
  const { signal, clear } = createDeadline();
  const response = await withRetries(() => requestConfig(signal), { signal }).finally(clear);
  try {
    return await runtimeConfigSchema.validate(response.ok ? await response.json() : {});
  } catch (cause) {
    const { path } = (cause ?? {}) as { path?: unknown };
    throw new ConfigError('invalid', typeof path === 'string' ? path : '', cause);
  }
}

/** Returns the query of the configuration of the deployment. */
export function runtimeConfigQueryOptions() {
  return queryOptions({
    queryKey: ['config'],
    queryFn: fetchRuntimeConfig,
    staleTime: Infinity,
    retry: false,
  });
}

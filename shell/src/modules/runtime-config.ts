import { runtimeConfigSchema, type RuntimeConfig } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';

const configUrl = '/config.json';

async function fetchRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch(configUrl, { cache: 'no-cache' });
  return runtimeConfigSchema.validate(response.ok ? await response.json() : {});
}

/** What the deployment has set; the defaults where there is no such file. */
export function runtimeConfigQueryOptions() {
  return queryOptions({ queryKey: ['config'], queryFn: fetchRuntimeConfig, staleTime: Infinity });
}

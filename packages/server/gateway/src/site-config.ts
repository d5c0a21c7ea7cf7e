import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { httpOrigin } from '@escale/contracts';

/** The gateway's settings in `config.json` of the site folder. */
export interface SiteConfig {
  /** Origins of external remotes (`allowedOrigins`). */
  remotes: readonly string[];
  /** Origin of the API, if it differs from the site's (`apiBase`). */
  api: readonly string[];
  /** Origin of the Sentry DSN. */
  reporting: readonly string[];
  /** Whether developers may run a module from their own machine (`moduleOverride`). */
  moduleOverride: boolean;
}

/** The settings if the configuration is missing or not JSON: nothing from other origins. */
export const ownOriginOnly: SiteConfig = {
  remotes: [],
  api: [],
  reporting: [],
  moduleOverride: false,
};

/**
 * Returns a function that resolves to the site's configuration. It reads the file again only when
 * the file has changed, so a change needs neither a build nor a restart. Until a change, the result
 * is the same object.
 */
export const siteConfig = (siteDir: string): (() => Promise<SiteConfig>) =>
  readOnChange(join(siteDir, 'config.json'), readSettings);

function readOnChange<T>(file: string, read: (file: string) => Promise<T>): () => Promise<T> {
  let seen: { state: string; value: T } | undefined;
  return async () => {
    const state = await stat(file).then(
      ({ mtimeMs, size }) => `${mtimeMs}-${size}`,
      () => 'absent',
    );
    if (seen?.state !== state) seen = { state, value: await read(file) };
    return seen.value;
  };
}

const originOf = (address: unknown): string[] => {
  const origin = httpOrigin(address);
  return origin === null ? [] : [origin];
};

async function readSettings(file: string): Promise<SiteConfig> {
  try {
    const config = JSON.parse(await readFile(file, 'utf8')) as {
      allowedOrigins?: unknown;
      apiBase?: unknown;
      sentryDsn?: unknown;
      moduleOverride?: unknown;
    };
    const listed: unknown[] = Array.isArray(config.allowedOrigins) ? config.allowedOrigins : [];
    return {
      remotes: listed.flatMap(originOf),
      api: originOf(config.apiBase),
      reporting: originOf(config.sentryDsn),
      moduleOverride: config.moduleOverride === true,
    };
  } catch {
    return ownOriginOnly;
  }
}

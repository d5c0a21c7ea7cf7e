import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { firstScreen, httpOrigin } from '@escale/contracts';

/** What the site folder says to the gateway: `config.json`, and about the script of the document `index.html`. */
export interface SiteConfig {
  /** Origins of external remotes (`allowedOrigins`). */
  remotes: readonly string[];
  /** Origin of the API, where it is another (`apiBase`). */
  api: readonly string[];
  /** Origin of the Sentry DSN. */
  reporting: readonly string[];
  /** Whether developers may run a module of their own machine (`moduleOverride`). */
  moduleOverride: boolean;
  /** Hash of the script in the document, as a content policy names it. */
  scripts: readonly string[];
}

type Settings = Omit<SiteConfig, 'scripts'>;

/** Nothing from elsewhere: without a configuration, or with one that is not JSON. */
export const ownOriginOnly: SiteConfig = {
  remotes: [],
  api: [],
  reporting: [],
  moduleOverride: false,
  scripts: [],
};

/**
 * Returns a function that resolves to the site's configuration. A file is read again when it changes, so neither a build nor
 * a restart is needed; as long as none does, the result is the same object.
 */
export function siteConfig(siteDir: string): () => Promise<SiteConfig> {
  const settingsNow = readOnChange(join(siteDir, 'config.json'), readSettings);
  const scriptsNow = readOnChange(join(siteDir, 'index.html'), readScripts);
  let seen: unknown[] = [];
  let config = ownOriginOnly;
  return async () => {
    const [settings, scripts] = await Promise.all([settingsNow(), scriptsNow()]);
    if (settings !== seen[0] || scripts !== seen[1]) {
      config = { ...settings, scripts };
      seen = [settings, scripts];
    }
    return config;
  };
}

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

const inlineScript = new RegExp(`<script ${firstScreen.scriptHash}="(sha256-[\\w+/]{43}=)"`);

/** The build writes one inline script into the document, ahead of everything that publishing adds. */
async function readScripts(file: string): Promise<string[]> {
  const [, hash] = inlineScript.exec(await readFile(file, 'utf8').catch(() => '')) ?? [];
  return hash === undefined ? [] : [`'${hash}'`];
}

const originOf = (address: unknown): string[] => {
  const origin = httpOrigin(address);
  return origin === null ? [] : [origin];
};

async function readSettings(file: string): Promise<Settings> {
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

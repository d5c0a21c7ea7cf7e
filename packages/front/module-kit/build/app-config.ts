import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildMode } from './base-config';
import { hostConfig } from './host-config';
import { remoteConfig } from './remote-config';

/** Returns the configuration of an app's folder: a module if it has `escale.module.json`, else the shell. */
export function appConfig(appDir: string, mode: BuildMode): Configuration {
  const isModule = existsSync(path.join(appDir, 'escale.module.json'));
  return isModule ? remoteConfig(appDir, mode) : hostConfig(appDir, mode);
}

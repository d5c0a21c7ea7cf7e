import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildMode } from './base-config';
import { hostConfig } from './host-config';
import { remoteConfig } from './remote-config';

/** Returns the webpack configuration of an app: of a module if its folder contains `escale.module.json`, else of the shell. */
export function appConfig(appDir: string, mode: BuildMode): Configuration {
  const isModule = existsSync(path.join(appDir, 'escale.module.json'));
  return isModule ? remoteConfig(appDir, mode) : hostConfig(appDir, mode);
}

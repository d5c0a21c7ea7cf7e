import path from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { buildInfo, releaseName, type BuildInfo } from './build-info.mjs';

let cachedBuild: BuildInfo | undefined;

/** Returns the version and commit of this program, read once. */
const ownBuild = (): BuildInfo => (cachedBuild ??= buildInfo(path.join(import.meta.dirname, '../../../..')));

/** Returns the release of this program in words: `1.1.0 (4f48dbde)`. */
export const ownRelease = (): string => releaseName(ownBuild());

/** Shows the release at `/metrics`, so that a dashboard shows which processes have been updated. */
export function registerBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'escale_build_info',
    help: 'The release of the process; always 1.',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ ...ownBuild() }, 1);
}

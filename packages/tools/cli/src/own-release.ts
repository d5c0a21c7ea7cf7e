import path from 'node:path';
import { loadBuildInfo } from './load-parts';
import { releasedVersion } from './platform-packs';

const rootFolder = path.resolve(import.meta.dirname, '../../../..');

/**
 * Returns the release of this `escale`: `1.1.0 (4f48dbde)`. Outside an installation of the
 * platform, returns only the version.
 */
export async function ownRelease(): Promise<string> {
  try {
    const { buildInfo, releaseName } = await loadBuildInfo();
    return releaseName(buildInfo(rootFolder));
  } catch {
    return releasedVersion('cli');
  }
}

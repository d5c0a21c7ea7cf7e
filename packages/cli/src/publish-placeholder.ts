import { bareManifest, readManifestFile } from './dist-descriptor';
import { contentMark } from './file-digests';
import { moveLive, type MoveResult } from './move-live';
import { siteLayout } from './site-layout';
import { withSiteLock } from './site-lock';

export interface PublishPlaceholderOptions {
  siteDir: string;
  /** A module's statement in JSON; it has a card and routes but no code yet. */
  manifestFile: string;
}

/**
 * Publishes a descriptor without entry: a module that is announced. It never replaces a module that has code
 * (outcome `kept`), so that a team's own publish stays.
 */
export async function publishPlaceholder({
  siteDir,
  manifestFile,
}: PublishPlaceholderOptions): Promise<MoveResult> {
  const site = siteLayout(siteDir);
  const { manifest, version } = await readManifestFile(manifestFile);
  const bare = bareManifest(manifest);
  const descriptor = {
    ...bare,
    version: `${version}-${contentMark([JSON.stringify(bare)])}`,
    entry: null,
    files: {},
  };
  return withSiteLock(site, () => moveLive(site, descriptor, (live) => live.entry === null));
}

import type { ModuleDescriptor } from '@escale/contracts';
import { bareManifest, readManifestFile } from '../build/dist-descriptor';
import { contentHash } from '../store/file-digests';
import { activateVersion } from './activate-version';
import type { ActivationResult } from './activation-result';
import { PublishError } from '../base/publish-error';
import { siteLayout } from '../base/site-layout';
import { changeSite } from '../change/change-site';

export interface PublishPlaceholderOptions {
  siteDir: string;
  /** The manifest file (JSON) of the module, which has a card and routes but no code yet. */
  manifestFile: string;
}

export interface LinkModuleOptions extends PublishPlaceholderOptions {
  /** Address of the federation manifest, on the server that has the code. */
  entry: string;
}

/**
 * Publishes the descriptor of an announced module, without an entry. Never replaces a module that
 * has code (outcome `skipped`).
 */
export async function publishPlaceholder({
  siteDir,
  manifestFile,
}: PublishPlaceholderOptions): Promise<ActivationResult> {
  const descriptor = await descriptorFrom(manifestFile, null);
  const site = siteLayout(siteDir);
  return changeSite(site, () => activateVersion(site, descriptor, (live) => live.entry === null));
}

/**
 * Lists a module of a development server. Neither copies nor hashes its files, so only a shell in
 * development accepts the module.
 */
export async function linkModule({
  siteDir,
  manifestFile,
  entry,
}: LinkModuleOptions): Promise<ActivationResult> {
  if (!URL.canParse(entry)) throw new PublishError(`${entry} is no address`);
  const descriptor = await descriptorFrom(manifestFile, entry);
  const site = siteLayout(siteDir);
  return changeSite(site, () => activateVersion(site, descriptor));
}

async function descriptorFrom(manifestFile: string, entry: string | null): Promise<ModuleDescriptor> {
  const { manifest, version } = await readManifestFile(manifestFile);
  const bare = bareManifest(manifest);
  const hash = contentHash([JSON.stringify(bare), entry ?? '']);
  return { ...bare, version: `${version}-${hash}`, entry, files: {} };
}

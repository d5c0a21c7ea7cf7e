import type { ModuleDescriptor } from '@escale/contracts';
import { readBuild } from '../build/read-build';
import { changeSite } from '../change/change-site';
import { loadCheck } from '../check/load-check';
import { readHistory } from '../registry/history';
import { readableEntries } from '../registry/registry-file';
import { recordImports } from '../live-shell/module-imports';
import { assertAcceptedByShell, offerFor } from '../live-shell/target-shell';
import { siteLayout, type SiteLayout } from '../base/site-layout';
import { finishRestore } from '../change/site-lock';
import { activateVersion } from './activate-version';
import type { ActivationResult } from './activation-result';
import { stageCanary } from './canary';
import { addPreview, assertPreviewHours, type PreviewOptions } from './preview';
import { removeOldVersions } from './old-versions';
import { stageVersion } from './stage-version';

export interface PublishModuleOptions {
  siteDir: string;
  /** The module's build: `descriptor.json`, `mf-manifest.json` and the files they name. */
  distDir: string;
  /** Skips content that was rolled back. */
  onlyNew?: boolean;
  /** Publishes even a build that breaks the rules of `escale check`. */
  unchecked?: boolean;
  /**
   * The build of a shell about to go live. By default, the module is checked against the live shell
   * of the site.
   */
  shell?: string | undefined;
  /** Registers the version as a canary without an audience, beside the live one. */
  canary?: boolean;
  /** Stores the version as a preview, without listing it. */
  preview?: PreviewOptions | undefined;
  /** The expected module and team. */
  expected?: { id: string; owner: string } | undefined;
  /** A folder for the files of the module, instead of the site, and the address that serves this folder. */
  assets?: { folder: string; url: string } | undefined;
}

/**
 * Publishes a module's build. Copies it into an immutable folder named by its content hash. Then
 * makes it live in the registry, or stores it as a canary or a preview. A publish is atomic: a kill
 * at any moment leaves either the old or the new state. Throws a `PublishError` for a build that
 * cannot be published.
 */
export async function publishModule({
  siteDir,
  distDir,
  onlyNew = false,
  unchecked = false,
  shell,
  canary = false,
  preview,
  expected,
  assets,
}: PublishModuleOptions): Promise<ActivationResult> {
  if (preview !== undefined) assertPreviewHours(preview.hours);
  const site = siteLayout(siteDir, assets);
  await finishRestore(site);
  const build = await readBuild(distDir, expected);
  if (!unchecked) await (await loadCheck()).assertPublishable(distDir, await offerFor({ siteDir, shell }));
  const { descriptor, putInPlace, remove } = await stageVersion(site, build);
  const needs = { ...descriptor, imports: build.imports };
  try {
    return await changeSite(site, async () => {
      await putInPlace();
      if (!unchecked && shell === undefined) await assertAcceptedByShell(site, needs);
      await recordImports(site, await readableEntries(site), needs);
      if (canary) return stageCanary(site, descriptor);
      const rolledBack = onlyNew && (await wasRolledBack(site, descriptor));
      const result = await (preview === undefined
        ? activateVersion(site, descriptor, () => !rolledBack)
        : addPreview(site, descriptor, preview));
      await removeOldVersions(site, descriptor.id);
      return result;
    });
  } finally {
    await remove();
  }
}

/**
 * True if the version was rolled back, by a command or by hand, since a version of the module was
 * last published or promoted.
 */
async function wasRolledBack(site: SiteLayout, { id, version }: ModuleDescriptor): Promise<boolean> {
  const moves = (await readHistory(site)).filter((line) => line.id === id);
  const lastPublish = moves.findLastIndex(({ action }) => action === 'publish' || action === 'promote');
  return moves
    .slice(lastPublish + 1)
    .some(({ action, from }) => (action === 'rollback' || action === 'recovered') && from === version);
}

import type { ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import { changeSite } from '../change/change-site';
import { PublishError } from '../base/publish-error';
import { findEntry } from '../registry/registry-file';
import { assertAcceptedByShellOrForced } from '../live-shell/target-shell';
import { siteLayout, type SiteLayout } from '../base/site-layout';
import type { ActivationResult } from './activation-result';
import { assertRoutesFree } from './path-conflict';
import { assertIntact } from './version-folder';

/** A module in a site folder. */
export interface ModuleInSite {
  siteDir: string;
  id: string;
}

/** The options of a command that makes a version available to users. */
export interface VersionCommandOptions extends ModuleInSite {
  /** The reason for making a version live that the live shell refuses. */
  force?: string | undefined;
}

/** The registry's entry of a module, and the entries of all other modules. */
export interface FoundModule {
  site: SiteLayout;
  entry: RegistryEntry;
  others: RegistryEntry[];
}

/** Changes the registry's entry of a module under the site lock. Throws a `PublishError` for an unknown module. */
export function changeModule(
  { siteDir, id }: ModuleInSite,
  change: (found: FoundModule) => Promise<ActivationResult>,
): Promise<ActivationResult> {
  const site = siteLayout(siteDir);
  return changeSite(site, async () => {
    const { entry, others } = await findEntry(site, id);
    if (entry === undefined) throw new PublishError(`there is no module ${id} in ${site.registry}`);
    return change({ site, entry, others });
  });
}

/**
 * Throws a `PublishError` if a version cannot go live: its files are incomplete, its addresses are
 * taken, or the live shell would refuse it and `force` gives no reason. Returns the remark for the
 * history and for the command's output.
 */
export async function assertServable(
  { site, others }: FoundModule,
  descriptor: ModuleDescriptor,
  force: string | undefined,
): ReturnType<typeof assertAcceptedByShellOrForced> {
  await assertIntact(site, descriptor);
  assertRoutesFree(descriptor, others);
  return assertAcceptedByShellOrForced(site, descriptor, force);
}

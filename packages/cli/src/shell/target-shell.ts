import type { ModuleDescriptor, ShellOffer } from '@escale/contracts';
import { PublishError } from '../publish-error';
import { siteLayout, type SiteLayout } from '../site-layout';
import { liveOffer, readShellOffer } from './shell-offer';
import { needsProblems, type ModuleNeeds } from './shell-refusals';

/** What a build is compared with: a shell that goes live next, else the live one; `null` where neither says it. */
export async function offerFor({
  siteDir,
  shell,
}: {
  siteDir: string;
  shell?: string | undefined;
}): Promise<ShellOffer | null> {
  if (shell === undefined) return liveOffer(siteLayout(siteDir));
  const offer = await readShellOffer(shell);
  if (offer === null) throw new PublishError(`${shell} does not say what it provides; build the shell first`);
  return offer;
}

/** Throws a `PublishError` where the live shell would refuse a module; another may be live since the build was checked. */
export async function assertTaken(
  site: SiteLayout,
  needs: ModuleNeeds & Pick<ModuleDescriptor, 'id'>,
): Promise<void> {
  const offer = await liveOffer(site);
  const problems = offer === null ? [] : needsProblems(needs, offer);
  if (problems.length > 0)
    throw new PublishError(`${needs.id}: the live shell would refuse it: ${problems.join('; ')}`);
}

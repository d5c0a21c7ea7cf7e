import type { ModuleDescriptor, ShellOffer } from '@escale/contracts';
import type { HistoryLine } from '../registry/history';
import { PublishError } from '../base/publish-error';
import { siteLayout, type SiteLayout } from '../base/site-layout';
import { liveOffer, readShellOffer } from './shell-offer';
import { importsOf, readImports } from './module-imports';
import { assertReason, needsProblems, type ModuleNeeds } from './shell-refusals';

/**
 * Returns the offer of the shell about to go live (`shell`), or of the live shell if `shell` is not
 * given. `null` if there is no live shell or it has no offer. Throws a `PublishError` if `shell` has
 * none.
 */
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

/**
 * Throws a `PublishError` if the live shell would refuse a module. The live shell may have changed
 * since the build was checked.
 */
export async function assertAcceptedByShell(
  site: SiteLayout,
  needs: ModuleNeeds & Pick<ModuleDescriptor, 'id'>,
): Promise<void> {
  const problems = await liveProblems(site, needs);
  if (problems.length > 0) throw new PublishError(refusalText(needs.id, problems));
}

/**
 * Throws a `PublishError` if the live shell would refuse a version about to go live, unless a
 * reason is given. Returns the remark for the history and for the command's output.
 */
export async function assertAcceptedByShellOrForced(
  site: SiteLayout,
  descriptor: ModuleDescriptor,
  force: string | undefined,
): Promise<{ line: Pick<HistoryLine, 'reason' | 'refused'>; result: { lacking?: string[] } }> {
  assertReason(force);
  const { id, entry } = descriptor;
  const imports = importsOf(await readImports(site), descriptor);
  const problems = entry === null ? [] : await liveProblems(site, { ...descriptor, imports });
  if (problems.length === 0) return { line: {}, result: {} };
  if (force === undefined)
    throw new PublishError(`${refusalText(id, problems)}; to do it anyway, say why: --force "<reason>"`);
  return { line: { reason: force, refused: [id] }, result: { lacking: problems } };
}

const refusalText = (id: string, problems: readonly string[]) =>
  `${id}: the live shell would refuse it: ${problems.join('; ')}`;

async function liveProblems(site: SiteLayout, needs: ModuleNeeds): Promise<string[]> {
  const offer = await liveOffer(site);
  return offer === null ? [] : needsProblems(needs, offer);
}

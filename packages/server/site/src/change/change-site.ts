import { mkdir } from 'node:fs/promises';
import { writeSitePage } from '../page/site-page';
import { recoverHistory } from './recover-history';
import { recordMissingExports } from '../live-shell/missing-exports';
import { removeEndedPreviews } from '../registry/preview-files';
import { placeLiveShell } from '../live-shell/shell-releases';
import type { SiteLayout } from '../base/site-layout';
import { withWholeSite } from './site-lock';

/**
 * Runs the work while no other process changes the site. Then removes previews that have ended, and
 * updates the page. If another process does not finish, throws a `PublishError` after about three
 * minutes.
 */
export async function changeSite<T>(site: SiteLayout, work: () => Promise<T>): Promise<T> {
  await mkdir(site.root, { recursive: true });
  return withWholeSite(site, async () => {
    await recoverHistory(site);
    const result = await work();
    await removeEndedPreviews(site);
    await placeLiveShell(site);
    await recordMissingExports(site);
    await writeSitePage(site);
    return result;
  });
}

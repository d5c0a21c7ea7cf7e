import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shellOfferFile, type ShellOffer } from '@escale/contracts';
import type { SiteLayout } from '../base/site-layout';
import { liveRelease, readShell } from './shell-releases';

/** Reads the offer of a built shell; `null` for a build without one. */
export async function readShellOffer(folder: string): Promise<ShellOffer | null> {
  const text = await readFile(path.join(folder, shellOfferFile), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ShellOffer);
}

/** Returns the offer of a site's live shell; `null` without a live shell or without an offer. */
export const liveOffer = async (site: SiteLayout): Promise<ShellOffer | null> =>
  liveRelease(await readShell(site))?.offer ?? null;

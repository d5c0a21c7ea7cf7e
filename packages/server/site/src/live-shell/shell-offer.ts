import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shellOfferFile, type ShellOffer } from '@escale/contracts';
import type { SiteLayout } from '../base/site-layout';
import { liveRelease, readShell } from './shell-releases';

/** Reads what a built shell provides to modules; `null` if it does not state it. */
export async function readShellOffer(folder: string): Promise<ShellOffer | null> {
  const text = await readFile(path.join(folder, shellOfferFile), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ShellOffer);
}

/** What the live shell of a site provides; `null` if there is none, or if it does not state it. */
export const liveOffer = async (site: SiteLayout): Promise<ShellOffer | null> =>
  liveRelease(await readShell(site))?.offer ?? null;

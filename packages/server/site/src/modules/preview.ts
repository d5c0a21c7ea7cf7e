import { randomBytes } from 'node:crypto';
import { previewAddress, previewHours, type ModuleDescriptor } from '@escale/contracts';
import { PublishError } from '../base/publish-error';
import type { SiteLayout } from '../base/site-layout';
import { readPreviews, removePreview, storePreview } from '../registry/preview-files';
import { findEntry } from '../registry/registry-file';
import type { ActivationResult } from './activation-result';
import { assertRoutesFree } from './path-conflict';
import { hasSignIn } from './withdrawal';

export interface PreviewOptions {
  /** How long the preview lasts. */
  hours: number;
  /** Origin of the site, for the address; without it, the address is a path. */
  origin?: string | undefined;
}

/**
 * Maximum number of previews of a module at once. A further one replaces the preview that would end
 * first.
 */
const maxPreviews = 10;

/** Throws a `PublishError` for a module that can have no preview. */
function assertPreviewable(
  descriptor: ModuleDescriptor,
  { entry, others }: Awaited<ReturnType<typeof findEntry>>,
): void {
  const { id } = descriptor;
  if (entry?.withdrawn)
    throw new PublishError(`${id} is withdrawn; bring it back first: escale restore ${id}`);
  if (hasSignIn(descriptor))
    throw new PublishError(`${id}: a preview opens after the sign-in, which this module contains`);
  assertRoutesFree(descriptor, others);
}

/** Throws a `PublishError` for a duration out of bounds. */
export function assertPreviewHours(hours: number): void {
  const { min, max } = previewHours;
  if (!Number.isInteger(hours) || hours < min || hours > max)
    throw new PublishError(`a preview lasts from ${min} hour to ${max / 24} days`);
}

/**
 * Stores a version as a preview: no list names it, and only the caller learns its address. A
 * preview of the same version keeps its address and gets a new end. The caller holds the site lock.
 */
export async function addPreview(
  site: SiteLayout,
  descriptor: ModuleDescriptor,
  { hours, origin = '' }: PreviewOptions,
): Promise<ActivationResult> {
  const found = await findEntry(site, descriptor.id);
  assertPreviewable(descriptor, found);
  const now = Date.now();
  const expires = new Date(now + hours * 3_600_000).toISOString();
  const ofModule = (await readPreviews(site, now)).filter((one) => one.descriptor.id === descriptor.id);
  const same = ofModule.find((one) => one.descriptor.version === descriptor.version);
  const id = same?.id ?? randomBytes(16).toString('hex');
  await storePreview(site, { id, expires, descriptor });
  const others = ofModule.filter((one) => one !== same);
  for (const { id: first } of others.slice(0, Math.max(0, others.length + 1 - maxPreviews)))
    await removePreview(site, first);
  return {
    id: descriptor.id,
    version: descriptor.version,
    outcome: 'preview',
    live: found.entry?.live.version,
    preview: { address: `${origin}${previewAddress(descriptor, id)}`, expires },
  };
}

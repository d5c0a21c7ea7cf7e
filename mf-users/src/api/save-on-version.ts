import { isApiError } from '@escale/api-client';
import { seenVersionHeader } from '@escale/contracts';

/** Returns the request configuration that names the version on which a save is based; empty if that version is unknown. */
export function ifMatch(version: string | undefined) {
  return version === undefined ? {} : { headers: { [seenVersionHeader]: version } };
}

interface VersionedSave<Result> {
  seen: string | undefined;
  save: (version: string | undefined) => Promise<Result>;
  /** Returns the latest version if nothing that the save overwrites has changed, else `undefined`. */
  findCompatibleVersion: () => Promise<string | undefined>;
}

/**
 * Saves, based on the version `seen`. If the server refuses the save as `STALE`, retries it once on the latest version, provided
 * that nothing that the save overwrites has changed; otherwise rejects with the refusal.
 */
export async function saveOnVersion<Result>({
  seen,
  save,
  findCompatibleVersion,
}: VersionedSave<Result>): Promise<Result> {
  try {
    return await save(seen);
  } catch (error) {
    if (!isApiError(error) || error.code !== 'STALE') throw error;
    const version = await findCompatibleVersion().catch(() => undefined);
    if (version === undefined) throw error;
    return save(version);
  }
}

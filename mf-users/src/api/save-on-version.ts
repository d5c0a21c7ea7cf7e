import { isApiError } from '@escale/api-client';
import { seenVersionHeader } from '@escale/contracts';

/** Returns the request configuration that names the version which a save was made on; empty without one. */
export function ifMatch(version: string | undefined) {
  return version === undefined ? {} : { headers: { [seenVersionHeader]: version } };
}

interface VersionedSave<Result> {
  seen: string | undefined;
  save: (version: string | undefined) => Promise<Result>;
  /** Returns the latest version when nothing that the save overwrites has changed, else `undefined`. */
  findCompatibleVersion: () => Promise<string | undefined>;
}

/**
 * Saves on the version `seen`. A save that is refused as `STALE` is sent once more on the latest version when that is
 * compatible: one's own save of another tab is no conflict. Rejects with the refusal otherwise.
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

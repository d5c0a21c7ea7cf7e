import { isApiError } from '@escale/api-client';
import { seenVersionHeader } from '@escale/contracts';

/**
 * Returns the request configuration with the version on which a save is based; empty if the version
 * is unknown.
 */
export function ifMatch(version: string | undefined) {
  return version === undefined ? {} : { headers: { [seenVersionHeader]: version } };
}

interface VersionedSave<Result> {
  baseVersion: string | undefined;
  save: (version: string | undefined) => Promise<Result>;
  /** Returns the latest version if the save overwrites no newer value, else `undefined`. */
  findCompatibleVersion: () => Promise<string | undefined>;
}

/**
 * Saves, based on `baseVersion`. After a refusal with `STALE`, retries once on the version
 * that `findCompatibleVersion` returns; without such a version, rejects with the refusal.
 */
export async function saveOnVersion<Result>({
  baseVersion,
  save,
  findCompatibleVersion,
}: VersionedSave<Result>): Promise<Result> {
  try {
    return await save(baseVersion);
  } catch (error) {
    if (!isApiError(error) || error.code !== 'STALE') throw error;
    const version = await findCompatibleVersion().catch(() => undefined);
    if (version === undefined) throw error;
    return save(version);
  }
}

import { limits } from '@escale/contracts';
import type { Actor } from '../rights/actor';
import { addMs, clockSkewMs, minutesMs } from '../clock';
import type { Services } from '../services';
import { reauthenticationRequired } from '../errors';

const proofLifetimeMs = limits.identityProofMinutes * minutesMs;

/**
 * Throws a 409 unless the caller signed in within the last `identityProofMinutes`: a stolen token alone must not suffice to change
 * credentials.
 */
export function assertFreshProof({ clock }: Pick<Services, 'clock'>, { createdAt }: Actor): void {
  const now = clock();
  const isFresh = createdAt > addMs(now, -proofLifetimeMs) && createdAt <= addMs(now, clockSkewMs);
  if (!isFresh) throw reauthenticationRequired();
}

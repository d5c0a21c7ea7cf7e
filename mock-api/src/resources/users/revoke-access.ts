import type { Database } from '../../db/client';
import { among } from '../../db/among';
import { signIns, type SessionEnd } from '../../db/schema';
import { endAllSessions } from '../auth/sessions';

/** Signs accounts out immediately and ends sign-ins under way; returns how many sessions were active. */
export async function revokeAccess(
  tx: Database,
  now: Date,
  ids: string[],
  reason: SessionEnd,
): Promise<number> {
  await tx.delete(signIns).where(among(signIns.userId, ids));
  return endAllSessions(tx, now, ids, reason);
}

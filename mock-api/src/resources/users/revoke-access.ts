import type { Database } from '../../db/client';
import { among } from '../../db/among';
import { signIns, type SessionEnd } from '../../db/schema';
import { endAllSessions } from '../auth/sessions';

/** Signs accounts out immediately and ends sign-ins under way. */
export async function revokeAccess(
  tx: Database,
  now: Date,
  ids: string[],
  reason: SessionEnd,
): Promise<void> {
  await tx.delete(signIns).where(among(signIns.userId, ids));
  await endAllSessions(tx, now, ids, reason);
}

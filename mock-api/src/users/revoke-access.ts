import type { Database } from '../db/client';
import { among } from '../db/among';
import { signIns, type SessionEnd } from '../db/schema';
import { endEmailChanges } from '../accounts/email-changes';
import { endAllSessions } from '../accounts/sessions';

/** Signs accounts out immediately; ends sign-ins under way and addresses that wait for their confirmation. */
export async function revokeAccess(
  tx: Database,
  now: Date,
  ids: string[],
  reason: SessionEnd,
): Promise<void> {
  await tx.delete(signIns).where(among(signIns.userId, ids));
  await endEmailChanges(tx, ids);
  await endAllSessions(tx, now, ids, reason);
}

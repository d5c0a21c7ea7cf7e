import type { Database } from '../../db/client';
import { among } from '../../db/among';
import { signIns, type SessionEnd } from '../../db/schema';
import { endAllSessions } from '../auth/sessions';

/** Signs accounts out at once; sign-ins that are under way end, too. */
export async function endAccess(
  inside: Database,
  now: Date,
  ids: string[],
  reason: SessionEnd,
): Promise<void> {
  await inside.delete(signIns).where(among(signIns.userId, ids));
  await endAllSessions(inside, now, ids, reason);
}

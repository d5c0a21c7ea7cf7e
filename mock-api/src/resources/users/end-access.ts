import { and, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { sessions, signIns, type SessionEnd } from '../../db/schema';
import { endAllSessions } from '../auth/sessions';

/** Signs accounts out at once; sign-ins that are under way end, too. */
export async function endAccess(
  inside: Database,
  now: Date,
  ids: string[],
  reason: SessionEnd,
): Promise<void> {
  await inside.delete(signIns).where(inArray(signIns.userId, ids));
  const signedIn = await inside
    .selectDistinct({ id: sessions.userId })
    .from(sessions)
    .where(and(inArray(sessions.userId, ids), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  for (const { id } of signedIn) await endAllSessions(inside, now, id, reason);
}

import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { signIns } from '../../db/schema';
import { endAllSessions } from '../auth/sessions';

/** Accounts that are no longer active are signed out at once, and sign-ins that are under way end. */
export async function takeOutOfService(inside: Database, now: Date, ids: string[]): Promise<void> {
  await inside.delete(signIns).where(inArray(signIns.userId, ids));
  for (const id of ids) await endAllSessions(inside, now, id, 'DEACTIVATED');
}

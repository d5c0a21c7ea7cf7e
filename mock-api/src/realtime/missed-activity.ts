import { and, desc, eq, gte, ne } from 'drizzle-orm';
import { limits, type UserActivity } from '@escale/contracts';
import { addMs, secondsMs } from '../clock';
import type { Services } from '../services';
import { auditLogs } from '../db/schema';
import { presentActivity } from './activity-broadcaster';
import { audienceOf } from './audience';

/**
 * How far before `lastId` to search on a database server. There, the clocks of the API processes
 * differ, and an earlier entry may be committed later. The embedded database commits entries in
 * order.
 */
const serverOverlapMs = 5 * secondsMs;

/** Maximum number of audit log entries that are searched for visible activities. */
const maxSearchedEntries = 200;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the activities for these rooms since the activity `lastId`, oldest first, at most as many
 * as a feed shows. On a database server, the result includes slightly earlier activities; clients
 * drop those that they know.
 */
export async function readMissedActivity(
  { db, config }: Services,
  joined: ReadonlySet<string>,
  lastId: unknown,
): Promise<UserActivity[]> {
  if (typeof lastId !== 'string' || !uuidPattern.test(lastId)) return [];
  const [last] = await db.select().from(auditLogs).where(eq(auditLogs.id, lastId));
  if (last === undefined) return [];
  const overlapMs = config.DATABASE_URL === undefined ? 0 : serverOverlapMs;
  const since = await db
    .select()
    .from(auditLogs)
    .where(and(gte(auditLogs.timestamp, addMs(last.timestamp, -overlapMs)), ne(auditLogs.id, lastId)))
    .orderBy(desc(auditLogs.timestamp))
    .limit(maxSearchedEntries);
  return since
    .filter((entry) => audienceOf(entry).some((room) => joined.has(room)))
    .slice(0, limits.feedMax)
    .reverse()
    .map((entry) => presentActivity({ ...entry, timestamp: entry.timestamp.toISOString() }));
}

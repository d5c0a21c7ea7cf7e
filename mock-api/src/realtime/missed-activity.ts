import { and, desc, eq, gte, ne } from 'drizzle-orm';
import { limits, type UserActivity } from '@escale/contracts';
import { addMs, secondsMs } from '../clock';
import type { Services } from '../services';
import { auditLogs } from '../db/schema';
import { presentActivity } from './activity-broadcaster';
import { audienceOf } from './audience';

/**
 * On a database server, processes have their own clocks, and an earlier record may be committed later; the embedded database
 * commits in the order of recording.
 */
const serverOverlapMs = 5 * secondsMs;

/** Number of entries searched for visible activities. */
const maxSearched = 200;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the activities sent to these rooms since a given one, oldest first, at most the length of a feed. On a database server
 * this overlaps with slightly earlier ones, which clients drop by their id.
 */
export async function missedActivity(
  { db, config }: Services,
  joined: ReadonlySet<string>,
  lastId: unknown,
): Promise<UserActivity[]> {
  if (typeof lastId !== 'string' || !uuid.test(lastId)) return [];
  const [last] = await db.select().from(auditLogs).where(eq(auditLogs.id, lastId));
  if (last === undefined) return [];
  const overlapMs = config.DATABASE_URL === undefined ? 0 : serverOverlapMs;
  const since = await db
    .select()
    .from(auditLogs)
    .where(and(gte(auditLogs.timestamp, addMs(last.timestamp, -overlapMs)), ne(auditLogs.id, lastId)))
    .orderBy(desc(auditLogs.timestamp))
    .limit(maxSearched);
  return since
    .filter((entry) => audienceOf(entry).some((room) => joined.has(room)))
    .slice(0, limits.feedMax)
    .reverse()
    .map((entry) => presentActivity({ ...entry, timestamp: entry.timestamp.toISOString() }));
}

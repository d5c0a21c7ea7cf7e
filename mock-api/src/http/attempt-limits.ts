import { eq, sql } from 'drizzle-orm';
import { addMs, minutesMs } from '../clock';
import type { Services } from '../services';
import { attemptCounters } from '../db/schema';
import { tooManyRequests } from './errors';

const windowMs = 15 * minutesMs;

type Needs = Pick<Services, 'db' | 'clock'>;

/** Counts an attempt before it is made, in one statement. Throws 429 past the limit until the window ends. */
export async function countAttempt({ db, clock }: Needs, key: string, limit: number): Promise<void> {
  const now = clock();
  const over = sql`${attemptCounters.startedAt} <= ${addMs(now, -windowMs).toISOString()}`;
  const [counter] = await db
    .insert(attemptCounters)
    .values({ key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: {
        startedAt: sql`CASE WHEN ${over} THEN ${now.toISOString()} ELSE ${attemptCounters.startedAt} END`,
        count: sql`CASE WHEN ${over} THEN 1 ELSE ${attemptCounters.count} + 1 END`,
      },
    })
    .returning();
  if (counter !== undefined && counter.count > limit) throw refusal(counter.startedAt, now);
}

/** Throws 429 while the key is over its limit, without counting. */
export async function checkAttempts({ db, clock }: Needs, key: string, limit: number): Promise<void> {
  const now = clock();
  const [counter] = await db.select().from(attemptCounters).where(eq(attemptCounters.key, key));
  if (counter === undefined || counter.startedAt <= addMs(now, -windowMs)) return;
  if (counter.count >= limit) throw refusal(counter.startedAt, now);
}

/** Removes one counted attempt that succeeded. */
export async function uncountAttempt({ db }: Pick<Services, 'db'>, key: string): Promise<void> {
  const less = sql`GREATEST(${attemptCounters.count} - 1, 0)`;
  await db.update(attemptCounters).set({ count: less }).where(eq(attemptCounters.key, key));
}

/** Lifts a block. */
export async function forgetAttempts({ db }: Pick<Services, 'db'>, key: string): Promise<void> {
  await db.delete(attemptCounters).where(eq(attemptCounters.key, key));
}

function refusal(startedAt: Date, now: Date) {
  return tooManyRequests(Math.max(1, Math.ceil((startedAt.getTime() + windowMs - now.getTime()) / 1_000)));
}

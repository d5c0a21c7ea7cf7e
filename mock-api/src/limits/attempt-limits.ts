import { eq, like, or, sql } from 'drizzle-orm';
import { addMs, clockSkewMs, daysMs, minutesMs, type Clock } from '../clock';
import type { Database } from '../db/client';
import { attemptCounters } from '../db/schema';
import { attemptKeys } from './attempt-keys';
import { tooManyRequests } from '../errors';

const windowMs = 15 * minutesMs;

interface Dependencies {
  db: Database;
  clock: Clock;
}

const { startedAt, count } = attemptCounters;

/** SQL condition: true for a counter that has expired, or is dated in the future. */
const isExpired = (now: Date, lifetimeMs: number) =>
  sql`(${startedAt} <= ${addMs(now, -lifetimeMs).toISOString()} OR ${startedAt} > ${addMs(now, clockSkewMs).toISOString()})`;

/**
 * Counts an attempt before it is made, in one statement. Returns the number of attempts in the
 * window of 15 minutes. Beyond the limit, throws a 429 until the window ends.
 */
export async function countAttempt(
  { db, clock }: Dependencies,
  key: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<number> {
  const now = clock();
  const over = isExpired(now, windowMs);
  const [counter] = await db
    .insert(attemptCounters)
    .values({ key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: {
        startedAt: sql`CASE WHEN ${over} THEN ${now.toISOString()} ELSE ${startedAt} END`,
        count: sql`CASE WHEN ${over} THEN 1 ELSE ${count} + 1 END`,
      },
    })
    .returning();
  const counted = counter ?? { startedAt: now, count: 1 };
  if (counted.count > limit) throw refusalUntil(addMs(counted.startedAt, windowMs), now);
  return counted.count;
}

/** Returns the number of attempts of the key in its window, without counting. */
export async function attemptsOf({ db, clock }: Dependencies, key: string) {
  const [counter] = await db.select().from(attemptCounters).where(eq(attemptCounters.key, key));
  const now = clock();
  const isCurrent =
    counter !== undefined &&
    counter.startedAt > addMs(now, -windowMs) &&
    counter.startedAt <= addMs(now, clockSkewMs);
  return isCurrent ? counter : { startedAt: now, count: 0 };
}

/** Throws 429 while the key is at its limit, without counting. */
export async function checkAttempts(services: Dependencies, key: string, limit: number): Promise<void> {
  const counter = await attemptsOf(services, key);
  if (counter.count >= limit) throw refusalUntil(addMs(counter.startedAt, windowMs), services.clock());
}

const maxDoublings = 4;

/**
 * Counts an attempt before it is made, in one statement. After `free` attempts, the next one must
 * come at least 1 minute after the last. With each further attempt, this delay grows to 2, 4, 8 and
 * at most 15 minutes. An attempt that comes too early gets a 429 and is not counted. A day without
 * attempts resets the count.
 */
export async function countDelayedAttempt(
  { db, clock }: Dependencies,
  key: string,
  free: number,
): Promise<void> {
  const now = clock();
  const over = isExpired(now, daysMs);
  const delayMs = sql`CASE WHEN ${count} < ${free} THEN 0 ELSE LEAST(${minutesMs} * 2 ^ LEAST(${count} - ${free}, ${maxDoublings}), ${windowMs}) END`;
  const isDue = sql`${startedAt} + ${delayMs} * interval '1 millisecond' <= ${now.toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(attemptCounters)
    .values({ key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: { startedAt: now, count: sql`CASE WHEN ${over} THEN 1 ELSE ${count} + 1 END` },
      setWhere: sql`${over} OR ${isDue}`,
    })
    .returning();
  if (counted !== undefined) return;
  const [last] = await db.select().from(attemptCounters).where(eq(attemptCounters.key, key));
  if (last === undefined) return;
  const delay = Math.min(minutesMs * 2 ** Math.min(last.count - free, maxDoublings), windowMs);
  throw refusalUntil(addMs(last.startedAt, delay), now);
}

/** Subtracts one attempt, such as a successful one, from the counter of a key. */
export async function uncountAttempt({ db }: Pick<Dependencies, 'db'>, key: string): Promise<void> {
  const less = sql`GREATEST(${count} - 1, 0)`;
  await db.update(attemptCounters).set({ count: less }).where(eq(attemptCounters.key, key));
}

/** Resets the counter of a key; the key is no longer blocked. */
export async function forgetAttempts({ db }: Pick<Dependencies, 'db'>, key: string): Promise<void> {
  await db.delete(attemptCounters).where(eq(attemptCounters.key, key));
}

/** Resets the counters of wrong passwords of an account and of all its known devices. */
export async function forgetPasswordFailures(
  { db }: Pick<Dependencies, 'db'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const ofDevices = attemptKeys.passwordOfDevice({ userId: id, deviceHash: '' });
  const { key } = attemptCounters;
  await db
    .delete(attemptCounters)
    .where(or(eq(key, attemptKeys.passwordOfAccount(email)), like(key, `${ofDevices}%`)));
}

function refusalUntil(until: Date, now: Date) {
  return tooManyRequests(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000)));
}

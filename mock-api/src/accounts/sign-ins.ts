import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { limits } from '@escale/contracts';
import { addMs, hoursMs, minutesMs } from '../clock';
import type { Services } from '../services';
import { signIns } from '../db/schema';
import type { NewCode } from '../mail/mails';
import { hashCode, hashToken, newCode, newToken } from '../security/tokens';

export type SignInRow = typeof signIns.$inferSelect;

/** Lifetime of a pending sign-in; a resent code does not extend it. */
export const signInLifetimeMs = hoursMs;

const codeLifetimeMs = limits.otpValidityMinutes * minutesMs;

type Dependencies = Pick<Services, 'db' | 'clock' | 'secret'>;

/** Starts a sign-in. Returns its id, its token for the cookie, and its code for the mail. */
export async function beginSignIn(
  { db, clock, secret }: Dependencies,
  { userId, remember }: { userId: string; remember: boolean },
): Promise<{ id: string; token: string; code: NewCode }> {
  const [id, token, code, now] = [randomUUID(), newToken(), newCode(), clock()];
  const [codeHash, codeExpiresAt] = [hashCode(secret, id, code), addMs(now, codeLifetimeMs)];
  await db.insert(signIns).values({
    id,
    userId,
    remember,
    tokenHash: hashToken(token),
    codeHash,
    codeExpiresAt,
    attempts: 0,
    resends: 0,
    sentAt: now,
    createdAt: now,
  });
  return { id, token, code: { code, codeHash, codeExpiresAt } };
}

/**
 * Resumes the pending sign-in of a cookie. Returns false if the sign-in belongs to another account, or if its code can no longer be
 * used.
 */
export async function continueSignIn(
  { db, clock }: Dependencies,
  token: string | undefined,
  { userId, remember }: { userId: string; remember: boolean },
): Promise<boolean> {
  if (token === undefined) return false;
  const continued = await db
    .update(signIns)
    .set({ remember })
    .where(
      and(
        eq(signIns.tokenHash, hashToken(token)),
        eq(signIns.userId, userId),
        isNull(signIns.consumedAt),
        lt(signIns.attempts, limits.otpMaxAttempts),
        gt(signIns.codeExpiresAt, clock()),
      ),
    )
    .returning({ id: signIns.id });
  return continued.length > 0;
}

/** Returns the pending sign-in of a cookie. */
export async function findSignIn(
  { db, clock }: Dependencies,
  token: string | undefined,
): Promise<SignInRow | undefined> {
  if (token === undefined) return undefined;
  const [found] = await db
    .select()
    .from(signIns)
    .where(
      and(
        eq(signIns.tokenHash, hashToken(token)),
        isNull(signIns.consumedAt),
        gt(signIns.createdAt, addMs(clock(), -signInLifetimeMs)),
      ),
    );
  return found;
}

/**
 * Counts an attempt to enter the code, before the code is compared. Returns undefined if no attempt
 * is left, or if the code has expired or been consumed.
 */
export async function consumeAttempt(
  { db, clock }: Dependencies,
  id: string,
): Promise<SignInRow | undefined> {
  const [taken] = await db
    .update(signIns)
    .set({ attempts: sql`${signIns.attempts} + 1` })
    .where(
      and(
        eq(signIns.id, id),
        isNull(signIns.consumedAt),
        lt(signIns.attempts, limits.otpMaxAttempts),
        gt(signIns.codeExpiresAt, clock()),
      ),
    )
    .returning();
  return taken;
}

/** Consumes the code of a sign-in. Of several concurrent calls, only one returns true. */
export async function consumeCode(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  signIn: SignInRow,
): Promise<boolean> {
  const used = await db
    .update(signIns)
    .set({ consumedAt: clock() })
    .where(and(eq(signIns.id, signIn.id), eq(signIns.codeHash, signIn.codeHash), isNull(signIns.consumedAt)))
    .returning({ id: signIns.id });
  return used.length > 0;
}

/** Replaces the code of a sign-in; returns undefined if a concurrent call has just replaced or consumed it. */
export async function renewCode(
  { db, clock, secret }: Dependencies,
  signIn: SignInRow,
): Promise<NewCode | undefined> {
  const [code, now] = [newCode(), clock()];
  const [codeHash, codeExpiresAt] = [hashCode(secret, signIn.id, code), addMs(now, codeLifetimeMs)];
  const renewed = await db
    .update(signIns)
    .set({
      codeHash,
      codeExpiresAt,
      attempts: 0,
      resends: signIn.resends + 1,
      sentAt: now,
    })
    .where(and(eq(signIns.id, signIn.id), eq(signIns.resends, signIn.resends), isNull(signIns.consumedAt)))
    .returning({ id: signIns.id });
  return renewed.length > 0 ? { code, codeHash, codeExpiresAt } : undefined;
}

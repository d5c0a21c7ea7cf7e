import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { limits } from '@escale/contracts';
import { hoursMs, addMs, minutesMs } from '../../clock';
import type { Services } from '../../services';
import { signIns } from '../../db/schema';
import { hashCode, hashToken, newCode, newToken } from '../../security/tokens';

export type SignInRow = typeof signIns.$inferSelect;

/** A sign-in that was begun longer ago has to begin again, whatever was resent. */
export const signInLifetimeMs = hoursMs;

const codeLifetimeMs = limits.otpValidityMinutes * minutesMs;

type Needs = Pick<Services, 'db' | 'clock' | 'secret'>;

/** Begins a sign-in: the token goes into the cookie, the code into a mail. */
export async function beginSignIn(
  { db, clock, secret }: Needs,
  { userId, remember }: { userId: string; remember: boolean },
): Promise<{ token: string; code: string }> {
  const [id, token, code, now] = [randomUUID(), newToken(), newCode(), clock()];
  await db.insert(signIns).values({
    id,
    userId,
    remember,
    tokenHash: hashToken(token),
    codeHash: hashCode(secret, id, code),
    codeExpiresAt: addMs(now, codeLifetimeMs),
    attempts: 0,
    resends: 0,
    sentAt: now,
    createdAt: now,
  });
  return { token, code };
}

/** The sign-in of a cookie, unless it is over. */
export async function findSignIn(
  { db, clock }: Needs,
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

/** Takes one of the attempts of the code before it is compared; nothing when none is left or the code is too old. */
export async function takeAttempt({ db, clock }: Needs, id: string): Promise<SignInRow | undefined> {
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

/** Uses the code up; of several at once, one is told true. */
export async function consume(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  signIn: SignInRow,
): Promise<boolean> {
  const used = await db
    .update(signIns)
    .set({ consumedAt: clock() })
    .where(and(eq(signIns.id, signIn.id), eq(signIns.codeHash, signIn.codeHash), isNull(signIns.consumedAt)))
    .returning({ id: signIns.id });
  return used.length > 0;
}

/** Puts a new code in place of the old one; nothing when another call was faster. */
export async function renewCode(
  { db, clock, secret }: Needs,
  signIn: SignInRow,
): Promise<string | undefined> {
  const [code, now] = [newCode(), clock()];
  const renewed = await db
    .update(signIns)
    .set({
      codeHash: hashCode(secret, signIn.id, code),
      codeExpiresAt: addMs(now, codeLifetimeMs),
      attempts: 0,
      resends: signIn.resends + 1,
      sentAt: now,
    })
    .where(and(eq(signIns.id, signIn.id), eq(signIns.resends, signIn.resends), isNull(signIns.consumedAt)))
    .returning({ id: signIns.id });
  return renewed.length > 0 ? code : undefined;
}

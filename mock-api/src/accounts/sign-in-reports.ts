import { and, eq, gt, isNull } from 'drizzle-orm';
import { limits } from '@escale/contracts';
import { addMs, hoursMs } from '../clock';
import type { Database } from '../db/client';
import { signInReports } from '../db/schema';
import type { Caller } from '../http/request-context';
import { hashToken, newToken } from '../security/tokens';

export type SignInReport = typeof signInReports.$inferSelect;

/**
 * Stores the link by which the owner of the account can report a sign-in as not theirs, and returns the token of that link. Each
 * mail with a code has its own link. `attempt` is the IP address and browser of the sign-in.
 */
export async function beginReport(
  db: Database,
  now: Date,
  { signInId, userId, attempt }: { signInId: string; userId: string; attempt: Caller },
): Promise<string> {
  const token = newToken();
  const expiresAt = addMs(now, limits.reportLinkHours * hoursMs);
  await db
    .insert(signInReports)
    .values({ tokenHash: hashToken(token), signInId, userId, ...attempt, expiresAt });
  return token;
}

/** Records, for the report links of a sign-in, which session the sign-in opened. */
export async function recordSessionOfSignIn(
  db: Database,
  signInId: string,
  sessionId: string,
): Promise<void> {
  await db.update(signInReports).set({ sessionId }).where(eq(signInReports.signInId, signInId));
}

const isUsable = (now: Date, token: string) =>
  and(
    eq(signInReports.tokenHash, hashToken(token)),
    isNull(signInReports.usedAt),
    gt(signInReports.expiresAt, now),
  );

/** Returns the id of the account to which a valid link belongs. */
export async function ownerOfReport(db: Database, now: Date, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: signInReports.userId })
    .from(signInReports)
    .where(isUsable(now, token));
  return found?.userId;
}

/**
 * Consumes a link and all other links of the same sign-in. Of several concurrent calls, only one
 * gets the report.
 */
export async function consumeReport(
  db: Database,
  now: Date,
  token: string,
): Promise<SignInReport | undefined> {
  const used = { usedAt: now };
  const [taken] = await db.update(signInReports).set(used).where(isUsable(now, token)).returning();
  if (taken === undefined) return undefined;
  const { signInId } = taken;
  await db
    .update(signInReports)
    .set(used)
    .where(and(eq(signInReports.signInId, signInId), isNull(signInReports.usedAt)));
  return taken;
}

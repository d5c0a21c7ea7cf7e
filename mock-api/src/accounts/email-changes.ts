import { and, eq, gt } from 'drizzle-orm';
import { limits } from '@escale/contracts';
import { addMs, hoursMs } from '../clock';
import { idIn } from '../db/id-in';
import type { Database } from '../db/client';
import { emailChanges } from '../db/schema';
import { hashToken, newToken } from '../security/tokens';

export type EmailChange = typeof emailChanges.$inferSelect;

/**
 * Stores the new e-mail address of an account until it is confirmed, and drops an earlier unconfirmed one. Returns the token of the
 * confirmation link.
 */
export async function beginEmailChange(
  db: Database,
  now: Date,
  { userId, email }: Pick<EmailChange, 'userId' | 'email'>,
): Promise<string> {
  const token = newToken();
  const change = {
    email,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: addMs(now, limits.emailLinkHours * hoursMs),
  };
  await db
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
  return token;
}

const matchesLink = (now: Date, token: string) =>
  and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expiresAt, now));

/** Returns the id of the account to which a valid link belongs. */
export async function ownerOfEmailChange(
  db: Database,
  now: Date,
  token: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(matchesLink(now, token));
  return found?.userId;
}

/**
 * Deletes and returns the address change behind a valid link. Of several concurrent calls, only one
 * gets the change.
 */
export async function consumeEmailChange(
  db: Database,
  now: Date,
  token: string,
): Promise<EmailChange | undefined> {
  const [taken] = await db.delete(emailChanges).where(matchesLink(now, token)).returning();
  return taken;
}

/** Cancels the unconfirmed address changes of these accounts. */
export async function endEmailChanges(db: Database, userIds: string[]): Promise<void> {
  await db.delete(emailChanges).where(idIn(emailChanges.userId, userIds));
}

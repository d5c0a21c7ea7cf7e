import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import { limits } from '@escale/contracts';
import { addMs, hoursMs } from '../clock';
import { idIn } from '../db/id-in';
import type { Database } from '../db/client';
import { passwordLinks, users } from '../db/schema';
import { lockUser, type UserRow } from '../db/user-row';
import { hashToken, newToken } from '../security/tokens';

export type LinkKind = 'reset' | 'invitation';

const linkLifetimesMs: Record<LinkKind, number> = {
  reset: limits.resetLinkHours * hoursMs,
  invitation: limits.invitationLinkHours * hoursMs,
};

/**
 * Returns the kind of link that an account can get; undefined if it can get none. An account that
 * has never been activated gets an invitation, unless an administrator has deactivated or suspended
 * it. An activated account gets a reset link while its status is ACTIVE.
 */
export function linkKindFor({ activatedAt, deactivatedAt, status }: UserRow): LinkKind | undefined {
  if (status === 'ACTIVE') return activatedAt === null ? 'invitation' : 'reset';
  const isInvited = activatedAt === null && deactivatedAt === null && status === 'INACTIVE';
  return isInvited ? 'invitation' : undefined;
}

/**
 * Creates a link and returns its token. Older unused links of the account stop working. `id` and
 * `token` are random, except for the link of a sign-in that requires a new password.
 */
export async function createLink(
  db: Database,
  now: Date,
  userId: string,
  kind: LinkKind,
  { id = randomUUID(), token = newToken() }: { id?: string; token?: string } = {},
): Promise<string> {
  const row = { id, tokenHash: hashToken(token), userId, kind, createdAt: now };
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await tx.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)));
    await tx.insert(passwordLinks).values({ ...row, expiresAt: addMs(now, linkLifetimesMs[kind]) });
  });
  return token;
}

const isUsable = (token: string, now: Date) =>
  and(
    eq(passwordLinks.tokenHash, hashToken(token)),
    isNull(passwordLinks.usedAt),
    gt(passwordLinks.expiresAt, now),
  );

/** Returns the kind and the account of a valid link, without consuming the link. */
export async function findLink(db: Database, now: Date, token: string) {
  const [found] = await db
    .select({ kind: passwordLinks.kind, user: users })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(isUsable(token, now));
  return found !== undefined && linkKindFor(found.user) === found.kind ? found : undefined;
}

/**
 * Consumes a link and deletes all other links of its account. Of several concurrent calls, only one
 * returns true.
 */
export async function consumeLink(db: Database, now: Date, token: string): Promise<boolean> {
  const [spent] = await db.update(passwordLinks).set({ usedAt: now }).where(isUsable(token, now)).returning();
  if (spent === undefined) return false;
  await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.userId, spent.userId), ne(passwordLinks.id, spent.id)));
  return true;
}

/** Revokes the link that a sign-in created. */
export async function endLinkOfSignIn(db: Database, signInId: string): Promise<void> {
  await db.delete(passwordLinks).where(eq(passwordLinks.id, signInId));
}

/** Revokes the links of an account that were created up to a given moment. */
export async function endLinksMadeUntil(db: Database, userId: string, moment: Date): Promise<void> {
  await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.userId, userId), lte(passwordLinks.createdAt, moment)));
}

/** Revokes every link of these accounts. */
export async function endPasswordLinks(db: Database, userIds: string[]): Promise<void> {
  await db.delete(passwordLinks).where(idIn(passwordLinks.userId, userIds));
}

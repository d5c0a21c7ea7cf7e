import { limits } from '@escale/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { endLinksMadeUntil, endPasswordLinks } from '../accounts/password-links';
import { revokeAccess } from '../accounts/sessions';
import { addMs, minutesMs } from '../clock';
import { idIn } from '../db/id-in';
import type { Database } from '../db/client';
import { statusHolds, users } from '../db/schema';
import type { Services } from '../services';
import { changesOnlyStatus, notifyOwners, type SavedChange } from './notify-owner';

/**
 * How long the effects of a status wait: the undo period, plus the longest time that the changing call and the undoing call may
 * each take.
 */
export const holdMs = limits.undoMs + 2 * limits.httpTimeoutMs;

/**
 * Maximum time that an owner waits for the mail. A bulk action takes many calls and an undo covers
 * all of them, so each call extends the holds of the earlier ones.
 */
const maxHoldMs = 5 * minutesMs;

type StatusHold = typeof statusHolds.$inferSelect;

type Dependencies = Pick<Services, 'clock' | 'mailer'>;

const idOf = ({ before }: SavedChange) => before.id;

/** Mails the owners; if a new status forbids access, also ends the sessions and pending sign-ins of the account. */
async function applyEffects(
  tx: Database,
  { clock, mailer }: Dependencies,
  actorId: string | null,
  changes: readonly SavedChange[],
): Promise<() => void> {
  const forbidden = changes.filter(
    ({ before, after }) => before.status !== after.status && after.status !== 'ACTIVE',
  );
  if (forbidden.length > 0) await revokeAccess(tx, clock(), forbidden.map(idOf), 'DEACTIVATED');
  return notifyOwners(tx, { mailer }, actorId, changes);
}

/** Applies the effects of changes whose undo period is over, and revokes the links that were created under the previous status. */
export async function applyDeferredEffects(
  tx: Database,
  needs: Dependencies,
  changes: readonly SavedChange[],
): Promise<() => void> {
  for (const { before, after } of changes)
    if (before.status !== after.status) await endLinksMadeUntil(tx, before.id, after.updatedAt);
  return applyEffects(tx, needs, null, changes);
}

/** Returns a held change of status with its time; all other fields are those at the end of the undo period. */
export const deferredChange = (
  { former, changedAt }: StatusHold,
  user: SavedChange['after'],
): SavedChange => ({
  before: { ...user, status: former },
  after: { ...user, updatedAt: changedAt },
});

/**
 * Handles the effects of saved changes. A new status takes effect at once, but its mail and the end
 * of sessions wait while the status can be undone. A save that changes more than the status cannot
 * be undone, so its effects do not wait. Returns a function that starts the deliveries.
 */
export async function applyOrDeferEffects(
  tx: Database,
  services: Dependencies,
  { actorId, isBulk }: { actorId: string; isBulk: boolean },
  changes: readonly SavedChange[],
): Promise<() => void> {
  const now = services.clock();
  const holds = await removeHolds(tx, changes);
  const overdue = changes.flatMap(({ before }) => {
    const hold = holds.get(before.id);
    if (hold === undefined || hold.dueAt > now) return [];
    holds.delete(before.id);
    return [deferredChange(hold, before)];
  });
  // Access was restored within the undo period and is now withdrawn again. Sessions and sign-ins begun in between end at once:
  // before the restoration, the account had no access.
  const withdrawnAgain = changes.filter(
    ({ before, after }) =>
      after.status !== 'ACTIVE' && (holds.get(before.id)?.former ?? 'ACTIVE') !== 'ACTIVE',
  );
  if (withdrawnAgain.length > 0) await revokeAccess(tx, now, withdrawnAgain.map(idOf), 'DEACTIVATED');
  const hadAccess = withdrawnAgain.filter(({ before }) => before.status === 'ACTIVE');
  if (hadAccess.length > 0) await endPasswordLinks(tx, hadAccess.map(idOf));
  const known = ({ before, after }: SavedChange): SavedChange => {
    const held = holds.get(before.id);
    if (held === undefined) return { before, after };
    return { before: { ...before, status: held.former, deactivatedAt: held.formerDeactivatedAt }, after };
  };
  const final = changes.filter((change) => !changesOnlyStatus(change)).map(known);
  const undoable = changes.filter(changesOnlyStatus).map(known);
  if (undoable.length > 0) await deferEffects(tx, now, { actorId, several: isBulk }, undoable);
  await restoreInvitations(
    tx,
    undoable.filter(
      ({ before }) => holds.has(before.id) && !hadAccess.some((change) => idOf(change) === before.id),
    ),
  );
  const mails = [
    await applyDeferredEffects(tx, services, overdue),
    await applyEffects(tx, services, actorId, final),
  ];
  return () => mails.forEach((deliver) => deliver());
}

async function removeHolds(tx: Database, changes: readonly SavedChange[]): Promise<Map<string, StatusHold>> {
  const ids = changes.filter(({ before, after }) => before.status !== after.status).map(idOf);
  if (ids.length === 0) return new Map();
  const taken = await tx.delete(statusHolds).where(idIn(statusHolds.userId, ids)).returning();
  return new Map(taken.map((held) => [held.userId, held]));
}

/**
 * Makes an invitation valid again after an undone suspension. The undo sets INACTIVE, which must
 * not count as a deactivation.
 */
async function restoreInvitations(tx: Database, changes: readonly SavedChange[]): Promise<void> {
  for (const { before, after } of changes)
    if (before.activatedAt === null && before.status === after.status)
      await tx.update(users).set({ deactivatedAt: before.deactivatedAt }).where(eq(users.id, before.id));
}

/**
 * Defers the effects of new statuses. If a status equals the one before the undo period, the change
 * has been undone and has no effects.
 */
async function deferEffects(
  tx: Database,
  now: Date,
  { actorId, several }: { actorId: string; several: boolean },
  changes: readonly SavedChange[],
): Promise<void> {
  const dueAt = addMs(now, holdMs);
  const rows = changes
    .filter(({ before, after }) => before.status !== after.status)
    .map(({ before, after }) => ({
      userId: before.id,
      former: before.status,
      formerDeactivatedAt: before.deactivatedAt,
      changedBy: actorId,
      changedAt: after.updatedAt,
      dueAt,
    }));
  if (several)
    await tx
      .update(statusHolds)
      .set({
        dueAt: sql`least(${sql.param(dueAt, statusHolds.dueAt)}, ${statusHolds.changedAt} + make_interval(secs => ${maxHoldMs / 1_000}))`,
      })
      .where(and(eq(statusHolds.changedBy, actorId), gt(statusHolds.dueAt, now)));
  if (rows.length > 0) await tx.insert(statusHolds).values(rows);
}

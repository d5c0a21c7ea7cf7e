import { and, asc, lte } from 'drizzle-orm';
import { secondsMs } from '../clock';
import { idIn } from '../db/id-in';
import { statusHolds, users } from '../db/schema';
import type { Services } from '../services';
import { applyDeferredEffects, deferredChange } from './status-holds';

type Dependencies = Pick<Services, 'db' | 'clock' | 'mailer'>;

const batchSize = 50;
const pollMs = 5 * secondsMs;

/** Applies the deferred effects of status changes whose undo period is over. */
export async function applyDueEffects(needs: Dependencies): Promise<void> {
  while ((await applyDueBatch(needs)) === batchSize);
}

/**
 * Applies the effects of one batch of status changes, and returns the size of the batch. Locks the
 * accounts first, as every change of an account does. Of several processes, only one gets each
 * hold.
 */
async function applyDueBatch({ db, clock, mailer }: Dependencies): Promise<number> {
  const isDue = lte(statusHolds.dueAt, clock());
  const due = await db
    .select({ id: statusHolds.userId })
    .from(statusHolds)
    .where(isDue)
    .orderBy(asc(statusHolds.dueAt))
    .limit(batchSize);
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const deliver = await db.transaction(async (tx) => {
    const locked = await tx
      .select()
      .from(users)
      .where(idIn(users.id, ids))
      .orderBy(asc(users.id))
      .for('no key update');
    const known = new Map(locked.map((user) => [user.id, user]));
    const holds = await tx
      .delete(statusHolds)
      .where(and(idIn(statusHolds.userId, ids), isDue))
      .returning();
    const changes = holds.flatMap((hold) => {
      const user = known.get(hold.userId);
      return user === undefined ? [] : [deferredChange(hold, user)];
    });
    return applyDeferredEffects(tx, { clock, mailer }, changes);
  });
  deliver();
  return due.length;
}

/** Applies due effects every few seconds; returns a function that ends the polling. */
export function startApplyingDueEffects(
  needs: Dependencies,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  const applyDue = () => (round = applyDueEffects(needs).catch(onError));
  const timer = setInterval(() => void applyDue(), pollMs).unref();
  void applyDue();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

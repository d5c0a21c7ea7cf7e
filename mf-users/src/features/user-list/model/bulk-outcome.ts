import {
  getDenialReason,
  type BulkAction,
  type BulkActionResult,
  type DenialReason,
  type PolicyActor,
  type User,
} from '@escale/contracts';

/** The selection, split by what the interface already knows: who will be asked for, and who is left out and why. */
export interface BulkPlan {
  action: BulkAction;
  eligible: readonly User[];
  leftOut: readonly { user: User; reason: DenialReason }[];
  /** What an attempt that stopped halfway has done already. */
  successes: number;
  errors: number;
  failures: readonly BulkFailure[];
}

export function planBulk(action: BulkAction, selected: readonly User[], actor: PolicyActor): BulkPlan {
  const judged = selected.map((user) => ({ user, reason: getDenialReason(action, actor, user) }));
  return {
    action,
    eligible: judged.filter(({ reason }) => reason === null).map(({ user }) => user),
    leftOut: judged.flatMap(({ user, reason }) => (reason === null ? [] : [{ user, reason }])),
    successes: 0,
    errors: 0,
    failures: [],
  };
}

/** A user whom a bulk action left as they were; `reason` in the server's words, where it gives one. */
export interface BulkFailure {
  user: User;
  reason: string | null;
}

const wantedStatus = { activate: 'ACTIVE', deactivate: 'INACTIVE' } as const;

/** Whether a user, as the list has them now, is one to whom this was not done. */
export function stillAsBefore(action: BulkAction, now: User | undefined): boolean {
  if (now === undefined) return false;
  return action === 'delete' || now.status !== wantedStatus[action];
}

/**
 * Who failed in a bulk action. A server that only counts (`errorCount`) does not name them: then they are those whom
 * the list, read again, still shows as they were.
 */
export function bulkFailures(
  result: BulkActionResult,
  asked: readonly User[],
  after: readonly User[],
): BulkFailure[] {
  if (result.errorCount === 0) return [];
  const named = new Map(result.errors.map(({ userId, error }) => [userId, error]));
  const now = new Map(after.map((user) => [user.id, user]));
  const failed = (user: User) =>
    named.size > 0 ? named.has(user.id) : stillAsBefore(result.action, now.get(user.id));
  return asked.filter(failed).map((user) => ({ user, reason: named.get(user.id) ?? null }));
}

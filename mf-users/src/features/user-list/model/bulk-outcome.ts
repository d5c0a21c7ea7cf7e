import {
  getDenialReason,
  type BulkAction,
  type BulkActionResult,
  type DenialReason,
  type PolicyActor,
  type User,
} from '@escale/contracts';

/** The selection, split by the user policy: users to act on, and users left out with the reason. */
export interface BulkPlan {
  action: BulkAction;
  eligible: readonly User[];
  leftOut: readonly { user: User; reason: DenialReason }[];
  /** Results of an earlier attempt that stopped halfway. */
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

/** A user that a bulk action did not change; `reason` is the server's sentence, if it sent one. */
export interface BulkFailure {
  user: User;
  reason: string | null;
}

const wantedStatus = { activate: 'ACTIVE', deactivate: 'INACTIVE' } as const;

/** True when the action has not been done to the user, as the list shows them now. */
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

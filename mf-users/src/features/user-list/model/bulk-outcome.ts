import {
  fullName,
  getDenialReason,
  type BulkActionResult,
  type DenialReason,
  type PolicyActor,
  type User,
} from '@escale/contracts';
import { currentLanguage, textTools } from '@escale/i18n';

/** Actions on the selected users: the bulk actions of the API, and resending invitations, which takes one call per user. */
export type SelectionAction = 'activate' | 'deactivate' | 'invite' | 'delete';

export type BulkResult = Omit<BulkActionResult, 'action'>;

/** Why a user is left out of an action: the action is not allowed, or the user is already in the resulting state. */
export type LeftOutReason = DenialReason | 'alreadyActive' | 'alreadyInactive' | 'accepted';

export interface BulkIntent {
  action: SelectionAction;
}

/** The selection, split into users to act on and users left out, each list sorted by name. */
export interface BulkPlan extends BulkIntent {
  eligible: readonly User[];
  leftOut: readonly { user: User; reason: LeftOutReason }[];
  /** `successes`, `errors` and `failures`: the results of all attempts so far. */
  successes: number;
  errors: number;
  failures: readonly BulkFailure[];
  /** Users whom the action has changed, as they were before. */
  done: readonly User[];
}

/** Why each action has nothing to do for a user. */
const nothingToDoReasons = {
  activate: 'alreadyActive',
  deactivate: 'alreadyInactive',
  invite: 'accepted',
  delete: null,
} as const;

/** True if a user is left out because there is nothing to do; false if the action is forbidden. */
export const hasNothingToDo = (reason: LeftOutReason) =>
  Object.values<string | null>(nothingToDoReasons).includes(reason);

const resultingStatus = { activate: 'ACTIVE', deactivate: 'INACTIVE' } as const;

/** True if the action can still change the user; `current` is undefined for a deleted user. */
export function canStillChange({ action }: BulkIntent, current: User | undefined): boolean {
  if (current === undefined) return false;
  if (action === 'invite') return current.invitationPending;
  return action === 'delete' || current.status !== resultingStatus[action];
}

function leftOutReason(intent: BulkIntent, user: User, actor: PolicyActor): LeftOutReason | null {
  const { action } = intent;
  const denied = getDenialReason(action === 'invite' ? 'edit' : action, actor, user);
  return denied !== null || canStillChange(intent, user) ? denied : nothingToDoReasons[action];
}

/** True if the action is allowed, and has something to do, for at least one user. */
export const hasEligibleUser = (intent: BulkIntent, users: readonly User[], actor: PolicyActor): boolean =>
  users.some((user) => leftOutReason(intent, user, actor) === null);

/** Returns the plan of an action on the selected users. */
export function planBulkAction(intent: BulkIntent, selected: readonly User[], actor: PolicyActor): BulkPlan {
  const { compare } = textTools(currentLanguage());
  const usersWithReason = selected
    .map((user) => ({ user, reason: leftOutReason(intent, user, actor) }))
    .toSorted((one, other) => compare(fullName(one.user), fullName(other.user)));
  return {
    ...intent,
    eligible: usersWithReason.filter(({ reason }) => reason === null).map(({ user }) => user),
    leftOut: usersWithReason.flatMap(({ user, reason }) => (reason === null ? [] : [{ user, reason }])),
    successes: 0,
    errors: 0,
    failures: [],
    done: [],
  };
}

/** A user whom a bulk action did not change; `reason` is the server's sentence, if it sent one. */
export interface BulkFailure {
  user: User;
  reason: string | null;
}

/**
 * Returns the users for whom a bulk action failed. If the server reports only their number (`errorCount`), these are the users who
 * are unchanged in the refetched list.
 */
export function bulkFailures(
  intent: BulkIntent,
  result: BulkResult,
  asked: readonly User[],
  after: readonly User[],
): BulkFailure[] {
  if (result.errorCount === 0) return [];
  const named = new Map(result.errors.map(({ userId, error }) => [userId, error]));
  const now = new Map(after.map((user) => [user.id, user]));
  const failed = (user: User) =>
    named.size > 0 ? named.has(user.id) : canStillChange(intent, now.get(user.id));
  return asked.filter(failed).map((user) => ({ user, reason: named.get(user.id) ?? null }));
}

import { usersQueryOptions } from '@escale/api-client';
import {
  displayedStatus,
  fullName,
  isFlagEffective,
  limits,
  getDenialReason,
  type PolicyActor,
  type User,
} from '@escale/contracts';
import { notify, usePageNavigate } from '@escale/design-system';
import type { BulkAction as TableBulkAction } from '@escale/design-system/data-table';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messages, useMessages } from '../../../messages/catalogue';
import { chosenUsersState, maxPeopleAtOnce } from '../../../shared/chosen-people';
import { useUndoStatuses, type ChangedStatus } from '../api/undo-statuses';
import {
  hasEligibleUser,
  hasNothingToDo,
  planBulkAction,
  canStillChange,
  type BulkFailure,
  type BulkPlan,
  type SelectionAction,
} from './bulk-outcome';
import { useBulkRun } from './use-bulk-run';

/** The actions of the selection bar. 'rights' opens a page of its own; the others ask for confirmation here. */
const tableActionIds = ['activate', 'deactivate', 'rights', 'invite', 'delete'] as const;

type TableAction = (typeof tableActionIds)[number];

/** The last bulk action, with the users whom it did not change. */
export interface FailedBulkAction {
  action: SelectionAction;
  failures: readonly BulkFailure[];
}

/** Returns the statuses that a bulk action has changed; `list` is the list refetched after the action. */
function changedStatuses({ action, done }: BulkPlan, list: readonly User[]): ChangedStatus[] {
  if (action !== 'activate' && action !== 'deactivate') return [];
  const now = new Map(list.map((user) => [user.id, user]));
  return done.flatMap((user) => {
    const changed = now.get(user.id);
    if (changed === undefined || canStillChange({ action }, changed)) return [];
    return [{ changed, before: displayedStatus(user.status) }];
  });
}

/**
 * Returns the selection and the bulk actions of the table (§2, §4). Each action but 'rights' asks for confirmation first; the users
 * whom it could not change stay selected.
 */
export function useBulk(users: readonly User[], actor: PolicyActor) {
  const { list, shared } = useMessages();
  const client = useQueryClient();
  const bulk = useBulkRun();
  const undo = useUndoStatuses();
  const navigate = usePageNavigate();
  const [selected, setSelected] = useState<string[]>([]);
  const [plan, setPlan] = useState<BulkPlan | null>(null);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<FailedBulkAction | null>(null);

  const reasons = useMemo(() => {
    const ids = new Set(selected);
    const chosen = users.filter((user) => ids.has(user.id));
    const unavailableReasonOf = (action: TableAction): string | undefined => {
      const right = action === 'delete' ? 'delete' : 'write';
      if (!isFlagEffective(actor.permissions.users, right)) return shared.reasons[right];
      if (selected.length > limits.bulkMaxUsers) return list.bulk.tooMany(limits.bulkMaxUsers);
      if (action === 'rights') {
        if (selected.length > maxPeopleAtOnce) return list.bulk.tooMany(maxPeopleAtOnce);
        return chosen.some((user) => getDenialReason('edit', actor, user) === null)
          ? undefined
          : list.bulk.nobody;
      }
      if (hasEligibleUser({ action }, chosen, actor)) return undefined;
      return action === 'invite' ? list.bulk.nobodyInvited : list.bulk.nobody;
    };
    return selected.length === 0
      ? new Map<TableAction, string | undefined>()
      : new Map(tableActionIds.map((action) => [action, unavailableReasonOf(action)]));
  }, [selected, users, actor, list, shared]);

  const tableActions = tableActionIds.map((action): TableBulkAction<User> => {
    const unavailableReason = reasons.get(action);
    return {
      id: action,
      label: list.actions[action],
      tone: action === 'delete' ? 'danger' : 'neutral',
      ...(unavailableReason !== undefined && { unavailableReason }),
      onRun: (rows) => {
        if (action === 'rights') return void navigate('/users/rights', { state: chosenUsersState(rows) });
        setPlan(planBulkAction({ action }, rows, actor));
        setAsking(true);
      },
    };
  });

  const report = (left: BulkPlan) => {
    const { bulk: texts, undo: undoTexts, names } = messages().list;
    const changes = changedStatuses(left, client.getQueryData(usersQueryOptions().queryKey) ?? []);
    const options = {
      ...(left.done.length > 0 && { detail: names(left.done.map(fullName)) }),
      ...(changes.length > 0 && { action: { label: undoTexts.label, onRun: () => void undo(changes) } }),
    };
    if (left.errors === 0) notify.success(texts.done[left.action](left.successes), options);
    else notify.warning(texts.partial(left.successes, left.errors), options);
  };

  /** Runs the action. If a call fails, the dialog keeps the users who still need the action, for the next attempt. */
  const run = async (planned: BulkPlan) => {
    const { plan: left, fault } = await bulk.run(planned);
    const { action, eligible, leftOut, failures } = left;
    setPlan(eligible.length > 0 ? left : planned);
    const forbidden = leftOut.filter(({ reason }) => !hasNothingToDo(reason));
    setSelected([...failures, ...forbidden].map(({ user }) => user.id).concat(eligible.map(({ id }) => id)));
    setFailed(failures.length === 0 ? null : { action, failures });
    if (eligible.length > 0) throw fault;
    report(left);
  };

  return {
    selection: { selected, onChange: setSelected },
    tableActions,
    dialog: {
      open: asking,
      plan,
      progress: bulk.progress,
      onConfirm: run,
      onClose: () => setAsking(false),
    },
    failed,
    dismissFailed: () => setFailed(null),
  };
}

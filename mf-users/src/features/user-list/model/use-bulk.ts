import {
  bulkActions,
  isFlagEffective,
  limits,
  type BulkAction,
  type PolicyActor,
  type User,
} from '@escale/contracts';
import { notify } from '@escale/design-system';
import type { BulkAction as TableBulkAction } from '@escale/design-system/data-table';
import { useState } from 'react';
import { messages, useMessages } from '../../../messages/catalogue';
import { planBulk, type BulkFailure, type BulkPlan } from './bulk-outcome';
import { useBulkRun } from './use-bulk-run';

/** The users that the last bulk action did not change. */
export interface FailedBulk {
  action: BulkAction;
  failures: readonly BulkFailure[];
}

function report({ action, successes, errors }: BulkPlan): void {
  const { bulk } = messages().list;
  if (errors === 0) notify.success(bulk.done[action](successes));
  else notify.warning(bulk.partial(successes, errors));
}

/** Selection and bulk actions of the table (§2, §4): confirmed first; failed users stay selected. */
export function useBulk(users: readonly User[], actor: PolicyActor) {
  const { list, shared } = useMessages();
  const bulk = useBulkRun();
  const [selected, setSelected] = useState<string[]>([]);
  const [plan, setPlan] = useState<BulkPlan | null>(null);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<FailedBulk | null>(null);

  const unavailable = (action: BulkAction): string | undefined => {
    const right = action === 'delete' ? 'delete' : 'write';
    if (!isFlagEffective(actor.permissions.users, right)) return shared.reasons[right];
    if (selected.length > limits.bulkMaxUsers) return list.bulk.tooMany(limits.bulkMaxUsers);
    const ids = new Set(selected);
    const chosen = users.filter((user) => ids.has(user.id));
    return planBulk(action, chosen, actor).eligible.length === 0 ? list.bulk.nobody : undefined;
  };

  const tableActions = bulkActions.map((action): TableBulkAction<User> => {
    const unavailableReason = selected.length === 0 ? undefined : unavailable(action);
    return {
      id: action,
      label: list.actions[action],
      tone: action === 'delete' ? 'danger' : 'neutral',
      ...(unavailableReason !== undefined && { unavailableReason }),
      onRun: (rows) => {
        setPlan(planBulk(action, rows, actor));
        setAsking(true);
      },
    };
  });

  /** Users left undone stay in the dialog; the next attempt does only those. */
  const run = async (asked: BulkPlan) => {
    const { plan: left, fault } = await bulk.run(asked);
    const { action, eligible, leftOut, failures } = left;
    setPlan(eligible.length > 0 ? left : asked);
    setSelected([...failures, ...leftOut].map(({ user }) => user.id).concat(eligible.map(({ id }) => id)));
    setFailed(failures.length === 0 ? null : { action, failures });
    if (eligible.length > 0) throw fault;
    report(left);
  };

  return {
    selection: { selected, onChange: setSelected },
    tableActions,
    dialog: { open: asking, plan, progress: bulk.progress, onConfirm: run, onClose: () => setAsking(false) },
    failed,
    dismissFailed: () => setFailed(null),
  };
}

import { usersQueryOptions } from '@escale/api-client';
import { bulkActions, limits, type BulkAction, type BulkActionResult, type User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import type { BulkAction as TableBulkAction } from '@escale/design-system/data-table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages, useMessages } from '../../../messages/catalogue';
import type { Actor } from '../../../people/user-rules';
import { useBulkAction } from '../api/bulk-action';
import { bulkFailures, planBulk, type BulkFailure, type BulkPlan } from './bulk-outcome';

/** The users whom the last bulk action left as they were. */
export interface FailedBulk {
  action: BulkAction;
  failures: readonly BulkFailure[];
}

function report({ action, successCount, errorCount }: BulkActionResult): void {
  const { bulk } = messages().list;
  if (errorCount === 0) notify.success(bulk.done[action](successCount));
  else notify.warning(bulk.partial(successCount, errorCount));
}

/** Selection and bulk actions of the table (§2, §4): asked first, done by one call, failures kept selected. */
export function useBulk(users: readonly User[], actor: Actor) {
  const { list, people } = useMessages();
  const client = useQueryClient();
  const bulkAction = useBulkAction();
  const [selected, setSelected] = useState<string[]>([]);
  const [plan, setPlan] = useState<BulkPlan | null>(null);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<FailedBulk | null>(null);

  const unavailable = (action: BulkAction): string | undefined => {
    const right = action === 'delete' ? 'delete' : 'write';
    if (actor.rights[right] !== true) return people.reasons[right];
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

  const run = async ({ action, eligible, leftOut }: BulkPlan) => {
    const userIds = eligible.map((user) => user.id);
    const result = await bulkAction.mutateAsync({ action, userIds });
    const after = client.getQueryData(usersQueryOptions().queryKey) ?? [];
    const failures = bulkFailures(result, eligible, after);
    setSelected([...failures, ...leftOut].map(({ user }) => user.id));
    setFailed(failures.length === 0 ? null : { action, failures });
    report(result);
  };

  return {
    selection: { selected, onChange: setSelected },
    tableActions,
    dialog: { open: asking, plan, onConfirm: run, onClose: () => setAsking(false) },
    failed,
    dismissFailed: () => setFailed(null),
  };
}

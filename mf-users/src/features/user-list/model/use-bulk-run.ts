import { refreshUsers, usersQueryOptions } from '@escale/api-client';
import type { BulkAction, BulkActionResult, User } from '@escale/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBulkAction } from '../api/bulk-action';
import { bulkFailures, stillAsBefore, type BulkPlan } from './bulk-outcome';

/** Few enough for a call to finish well within the timeout, even on a busy server. */
const usersPerCall = 250;

export interface BulkProgress {
  done: number;
  total: number;
}

interface Part {
  asked: readonly User[];
  result: BulkActionResult;
}

function inParts(users: readonly User[]): (readonly User[])[] {
  const starts = Array.from(
    { length: Math.ceil(users.length / usersPerCall) },
    (_, part) => part * usersPerCall,
  );
  return starts.map((start) => users.slice(start, start + usersPerCall));
}

/** Runs a bulk action in several calls; the first failed call ends it. `progress` is set while there are several calls. */
export function useBulkRun() {
  const client = useQueryClient();
  const { mutateAsync } = useBulkAction();
  const [progress, setProgress] = useState<BulkProgress | null>(null);

  const callAll = async (action: BulkAction, users: readonly User[], done: Part[]) => {
    const parts = inParts(users);
    for (const [index, asked] of parts.entries()) {
      if (parts.length > 1) setProgress({ done: index * usersPerCall, total: users.length });
      done.push({ asked, result: await mutateAsync({ action, userIds: asked.map(({ id }) => id) }) });
    }
    if (parts.length > 1) setProgress({ done: users.length, total: users.length });
  };

  /** Returns the plan after the attempt: `eligible` holds the users still to be done. */
  const run = async (plan: BulkPlan): Promise<{ plan: BulkPlan; fault: unknown }> => {
    const { action, eligible } = plan;
    const done: Part[] = [];
    const fault: unknown = await callAll(action, eligible, done).then(
      () => undefined,
      (error: unknown) => error,
    );
    await refreshUsers(
      client,
      eligible.map(({ id }) => id),
    );
    setProgress(null);
    const list = client.getQueryData(usersQueryOptions().queryKey) ?? [];
    const now = new Map(list.map((user) => [user.id, user]));
    const unanswered = eligible.slice(done.length * usersPerCall);
    const undone = unanswered.filter(({ id }) => stillAsBefore(action, now.get(id)));
    const counted = (count: 'successCount' | 'errorCount') =>
      done.reduce((sum, { result }) => sum + result[count], 0);
    return {
      plan: {
        ...plan,
        eligible: undone,
        successes: plan.successes + counted('successCount') + unanswered.length - undone.length,
        errors: plan.errors + counted('errorCount'),
        failures: [
          ...plan.failures,
          ...done.flatMap(({ asked, result }) => bulkFailures(result, asked, list)),
        ],
      },
      fault,
    };
  };

  return { run, progress };
}

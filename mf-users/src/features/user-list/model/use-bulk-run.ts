import { refreshUsers, usersQueryOptions } from '@escale/api-client';
import type { User } from '@escale/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBulkAction } from '../api/bulk-action';
import { useInviteAgain } from '../api/invite-again';
import {
  bulkFailures,
  canStillChange,
  type BulkIntent,
  type BulkPlan,
  type BulkResult,
  type SelectionAction,
} from './bulk-outcome';
import { splitIntoCalls, usersPerCall } from './split-into-calls';

/** Returns the number of users per call; each invitation is a separate call. */
const usersPerCallOf = (action: SelectionAction) => (action === 'invite' ? 1 : usersPerCall);

export interface BulkProgress {
  done: number;
  total: number;
}

interface CallResult {
  users: readonly User[];
  result: BulkResult;
}

/** Runs a bulk action in one or more calls; the first failed call ends the run. `progress` is set only for several calls. */
export function useBulkRun() {
  const client = useQueryClient();
  const { mutateAsync: actOnAll } = useBulkAction();
  const { mutateAsync: inviteAgain } = useInviteAgain();
  const [progress, setProgress] = useState<BulkProgress | null>(null);

  const call = ({ action }: BulkIntent, [first, ...others]: readonly User[]): Promise<BulkResult> => {
    if (first === undefined) throw new Error('a part of a bulk action has users');
    if (action === 'invite') return inviteAgain(first);
    return actOnAll({ action, userIds: [first, ...others].map(({ id }) => id) });
  };

  const callAll = async (intent: BulkIntent, users: readonly User[], done: CallResult[]) => {
    const size = usersPerCallOf(intent.action);
    const parts = splitIntoCalls(users, size);
    for (const [index, part] of parts.entries()) {
      if (parts.length > 1) setProgress({ done: index * size, total: users.length });
      done.push({ users: part, result: await call(intent, part) });
    }
    if (parts.length > 1) setProgress({ done: users.length, total: users.length });
  };

  /** Runs the action. Returns the plan that is left: its `eligible` users still need the action. */
  const run = async (plan: BulkPlan): Promise<{ plan: BulkPlan; fault: unknown }> => {
    const { action, eligible } = plan;
    const parts: CallResult[] = [];
    const fault: unknown = await callAll(plan, eligible, parts).then(
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
    const unanswered = eligible.slice(parts.length * usersPerCallOf(action));
    const unfinished = unanswered.filter(({ id }) => canStillChange(plan, now.get(id)));
    const failures = parts.flatMap(({ users, result }) => bulkFailures(plan, result, users, list));
    const notDone = new Set([...unfinished, ...failures.map(({ user }) => user)]);
    const sumOf = (count: 'successCount' | 'errorCount') =>
      parts.reduce((sum, { result }) => sum + result[count], 0);
    return {
      plan: {
        ...plan,
        eligible: unfinished,
        successes: plan.successes + sumOf('successCount') + unanswered.length - unfinished.length,
        errors: plan.errors + sumOf('errorCount'),
        failures: [...plan.failures, ...failures],
        done: [...plan.done, ...eligible.filter((user) => !notDone.has(user))],
      },
      fault,
    };
  };

  return { run, progress };
}

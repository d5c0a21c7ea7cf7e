import { getDenialReason, type User } from '@escale/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRun, type Run } from '../../../shared/run/use-run';
import { fetchSavedRights } from '../api/save-bulk-rights';
import {
  planPerson,
  type BlockedReason,
  type ChangedPerson,
  type BulkRightsContext,
  type SavedRights,
} from './bulk-rights';

interface ReadOutcome {
  state: 'read';
  rights: SavedRights;
}

/** The effect of the choices, user by user. */
export interface BulkRightsPlan {
  changed: readonly ChangedPerson[];
  same: readonly User[];
  blocked: readonly { user: User; reason: BlockedReason | 'unread' }[];
}

function planPeople(
  context: BulkRightsContext,
  people: readonly User[],
  read: Run<User, ReadOutcome>,
): BulkRightsPlan {
  const rightsOf = new Map([...read.outcomes].map(([{ id }, outcome]) => [id, outcome]));
  const plans = people.map((user) => {
    const reason = getDenialReason('edit', context.actor, user);
    if (reason !== null) return { state: 'blocked' as const, user, reason };
    const outcome = rightsOf.get(user.id);
    if (outcome?.state !== 'read') return { state: 'blocked' as const, user, reason: 'unread' as const };
    return planPerson(context, user, outcome.rights);
  });
  return {
    changed: plans.filter((plan) => plan.state === 'changed'),
    same: plans.flatMap((plan) => (plan.state === 'same' ? [plan.user] : [])),
    blocked: plans.filter((plan) => plan.state === 'blocked'),
  };
}

/**
 * Reads the rights of those users whom the actor may edit, and plans the effect of the choices on
 * each user. `again` reads the rights once more.
 */
export function useBulkRightsPlan(people: readonly User[], context: BulkRightsContext | undefined) {
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const { run, start } = useRun<User, ReadOutcome>({
    act: async ({ id }) => ({ state: 'read', rights: await fetchSavedRights(client, id) }),
  });
  const actor = context?.actor;
  const read = useEffectEvent(
    () => actor && start(people.filter((user) => getDenialReason('edit', actor, user) === null)),
  );
  const ids = people.map(({ id }) => id).join(' ');
  const isReady = context !== undefined;
  useEffect(() => {
    if (isReady) void read();
  }, [isReady, ids, round]);

  const plan = useMemo(
    () =>
      context === undefined || run === null || run.state === 'running'
        ? undefined
        : planPeople(context, people, run),
    [context, people, run],
  );
  return { plan, reading: run, again: () => setRound((before) => before + 1) };
}

import type { ApiError } from '@escale/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useBulkRightsMessages } from '../../../messages/bulk-rights/catalogue';
import { useRun, type Run } from '../../../shared/run/use-run';
import { saveChoices } from '../api/save-bulk-rights';
import type { ChangedPerson, BulkRightsContext } from './bulk-rights';

interface SavedOutcome {
  state: 'changed';
}

/** The state of a user whose changes were interrupted by the end of the run. */
interface UnfinishedOutcome {
  state: 'unfinished';
  known: 'roleOnly' | 'roleAtLeast' | 'unknown';
}

export type BulkRightsRun = Run<ChangedPerson, SavedOutcome | UnfinishedOutcome>;

/** Applies the choices to the users whom they change, by the single-user calls of §7. */
export function useBulkRightsSave(context: BulkRightsContext | undefined) {
  const texts = useBulkRightsMessages();
  const client = useQueryClient();
  const withNewRole = useRef(new Set<ChangedPerson>());
  const { mutateAsync } = useMutation({
    mutationFn: async (person: ChangedPerson) => {
      if (context === undefined) throw new Error('nothing is saved before it is known');
      await saveChoices(client, context, person, () => withNewRole.current.add(person));
    },
    meta: { toast: 'none' },
  });
  const reasonOf = ({ code, serverText }: ApiError, person: ChangedPerson) => {
    const isStale = code === 'STALE';
    if (withNewRole.current.has(person))
      return texts.roleOnly(isStale ? texts.conflictAfterRole : serverText);
    return isStale ? texts.conflict : serverText;
  };
  const interruptedOutcome = (person: ChangedPerson, mayBeDone: boolean): UnfinishedOutcome | undefined => {
    if (withNewRole.current.has(person))
      return { state: 'unfinished', known: mayBeDone ? 'roleAtLeast' : 'roleOnly' };
    return mayBeDone ? { state: 'unfinished', known: 'unknown' } : undefined;
  };
  return useRun<ChangedPerson, SavedOutcome | UnfinishedOutcome>({
    act: async (person) => {
      await mutateAsync(person);
      return { state: 'changed' };
    },
    interruptedOutcome,
    reasonOf,
    changedUserIds: (people) => people.map(({ user }) => user.id),
  });
}

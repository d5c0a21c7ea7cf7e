import type { ApiError } from '@escale/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useManyMessages } from '../../../messages/many/catalogue';
import { useRun, type Run } from '../../../shared/run/use-run';
import { saveChoices } from '../api/save-many';
import type { ChangedPerson, ManyContext } from './many-rights';

interface Saved {
  state: 'changed';
}

export type ManyRun = Run<ChangedPerson, Saved>;

/** Runs the choices over the people whom they change, by the calls of §7 for one person. */
export function useManySave(context: ManyContext | undefined) {
  const texts = useManyMessages();
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
    const reason = code === 'STALE' ? texts.conflict : serverText;
    return withNewRole.current.has(person) ? texts.roleOnly(reason) : reason;
  };
  return useRun<ChangedPerson, Saved>({
    act: async (person) => {
      await mutateAsync(person);
      return { state: 'changed' };
    },
    reasonOf,
    touched: (people) => people.map(({ user }) => user.id),
  });
}

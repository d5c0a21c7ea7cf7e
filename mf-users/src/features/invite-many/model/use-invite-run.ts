import { idempotentCalls, postJson } from '@escale/api-client';
import { createUserResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Outcome } from '../../../shared/run/run-all';
import { useRun, type Run } from '../../../shared/run/use-run';
import type { CheckedPerson } from './check-people';

interface Invited {
  /** `unfinished`: the run ended before an answer came. */
  state: 'invited' | 'mailNotSent' | 'unfinished';
}

export type InviteOutcome = Outcome<Invited>;
export type InviteRun = Run<CheckedPerson, Invited>;

type Key = ReturnType<typeof idempotentCalls>;

/** Runs invitations, one `POST /users` (§7) per person; repeated with the same key after a lost answer. */
export function useInviteRun() {
  const keys = useRef(new Map<string, Key>());
  const { mutateAsync } = useMutation({
    mutationFn: ({ values }: CheckedPerson) => {
      const withKey = keys.current.get(values.email) ?? idempotentCalls();
      keys.current.set(values.email, withKey);
      return postJson('/users', createUserResponseSchema, values, withKey(values));
    },
    meta: { toast: 'none' },
  });
  return useRun<CheckedPerson, Invited>({
    act: async (person) => ({
      state: (await mutateAsync(person)).invitationSent ? 'invited' : 'mailNotSent',
    }),
    interruptedOutcome: (_person, mayBeDone) => (mayBeDone ? { state: 'unfinished' } : undefined),
    touched: () => [],
  });
}

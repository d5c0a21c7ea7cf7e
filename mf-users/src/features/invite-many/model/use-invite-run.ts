import { idempotentCalls, postJson } from '@escale/api-client';
import { createUserResponseSchema } from '@escale/contracts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Outcome } from '../../../shared/run/run-all';
import { useRun, type Run } from '../../../shared/run/use-run';
import type { CheckedPerson } from './check-people';

interface InvitationResult {
  /** `unfinished`: the run ended before the answer arrived. */
  state: 'invited' | 'mailNotSent' | 'unfinished';
}

export type InviteOutcome = Outcome<InvitationResult>;
export type InviteRun = Run<CheckedPerson, InvitationResult>;

type KeyedCall = ReturnType<typeof idempotentCalls>;

/** Sends invitations, one `POST /users` (§7) per person. After a lost answer, the repeated call has the same idempotency key. */
export function useInviteRun() {
  const keys = useRef(new Map<string, KeyedCall>());
  const { mutateAsync } = useMutation({
    mutationFn: ({ values }: CheckedPerson) => {
      const withKey = keys.current.get(values.email) ?? idempotentCalls();
      keys.current.set(values.email, withKey);
      return postJson('/users', createUserResponseSchema, values, withKey(values));
    },
    meta: { toast: 'none' },
  });
  return useRun<CheckedPerson, InvitationResult>({
    act: async (person) => ({
      state: (await mutateAsync(person)).invitationSent ? 'invited' : 'mailNotSent',
    }),
    interruptedOutcome: (_person, mayBeDone) => (mayBeDone ? { state: 'unfinished' } : undefined),
    changedUserIds: () => [],
  });
}

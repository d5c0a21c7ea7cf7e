import { idempotentCalls, postJson, refreshUsers, sessionSignal } from '@escale/api-client';
import { createUserResponseSchema, delay } from '@escale/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CheckedPerson } from './check-people';
import { runInvitations, type Outcome } from './run-invitations';

/** A run of invitations, under way or over. */
export interface InviteRun {
  people: readonly CheckedPerson[];
  outcomes: ReadonlyMap<CheckedPerson, Outcome>;
  /** Milliseconds since 1970 when the next call is made; null while the server answers. */
  waitsUntil: number | null;
  state: 'running' | 'over' | 'stopped' | 'failed';
}

type Key = ReturnType<typeof idempotentCalls>;

/** Runs invitations, one `POST /users` (§7) for each person. What begins with the page ends with it, and with the session. */
export function useInviteRun() {
  const client = useQueryClient();
  const [run, setRun] = useState<InviteRun | null>(null);
  const [stop, setStop] = useState<AbortController | null>(null);
  const keys = useRef(new Map<string, Key>());
  const { mutateAsync } = useMutation({
    mutationFn: ({ values }: CheckedPerson) => {
      const withKey = keys.current.get(values.email) ?? idempotentCalls();
      keys.current.set(values.email, withKey);
      return postJson('/users', createUserResponseSchema, values, withKey(values));
    },
    meta: { toast: 'none' },
  });
  useEffect(() => () => stop?.abort(), [stop]);

  /** Resolves to those who are still to be invited. */
  const start = async (people: readonly CheckedPerson[]): Promise<CheckedPerson[]> => {
    const session = sessionSignal();
    const stopping = new AbortController();
    setStop(stopping);
    const ended = new Promise<void>((resolve) => {
      for (const signal of [session, stopping.signal]) signal.addEventListener('abort', () => resolve());
    });
    const outcomes = new Map<CheckedPerson, Outcome>();
    const show = (changes: Partial<InviteRun>) =>
      setRun((before) => ({
        people,
        waitsUntil: null,
        state: 'running',
        ...before,
        outcomes: new Map(outcomes),
        ...changes,
      }));
    setRun({ people, outcomes, waitsUntil: null, state: 'running' });
    const fault = await runInvitations(people, {
      invite: async (person) => (await mutateAsync(person)).invitationSent,
      isOver: () => session.aborted || stopping.signal.aborted,
      pause: (milliseconds) => {
        show({ waitsUntil: Date.now() + milliseconds });
        return Promise.race([delay(milliseconds), ended]);
      },
      onOutcome: (person, outcome) => {
        outcomes.set(person, outcome);
        show({ waitsUntil: null });
      },
    });
    if (!session.aborted) await refreshUsers(client, []);
    const isStopped = stopping.signal.aborted && outcomes.size < people.length;
    show({
      waitsUntil: null,
      state: fault !== undefined || session.aborted ? 'failed' : isStopped ? 'stopped' : 'over',
    });
    return people.filter((person) => (outcomes.get(person)?.state ?? 'refused') === 'refused');
  };

  return { run, start, stop: () => stop?.abort() };
}

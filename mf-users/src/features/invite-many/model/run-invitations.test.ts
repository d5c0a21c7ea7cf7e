import { ApiError } from '@escale/api-client';
import type { CheckedPerson } from './check-people';
import { runInvitations, type Outcome } from './run-invitations';

const people = Array.from({ length: 500 }, (_, index): CheckedPerson => {
  const names = { email: `p${index}@x.ci`, username: `p${index}`, firstName: 'P', lastName: `N${index}` };
  const typed = { ...names, line: index + 1, role: '' };
  return { typed, values: { ...names, role: 'OPERATOR' }, isNameProposed: false, faults: [] };
});

function watch() {
  const outcomes = new Map<CheckedPerson, Outcome>();
  const waits: number[] = [];
  let over = false;
  return {
    outcomes,
    waits,
    stop: () => (over = true),
    options: {
      isOver: () => over,
      pause: (milliseconds: number) => Promise.resolve(void waits.push(milliseconds)),
      onOutcome: (person: CheckedPerson, outcome: Outcome) => void outcomes.set(person, outcome),
    },
  };
}

const states = (outcomes: ReadonlyMap<CheckedPerson, Outcome>) => [
  ...new Set([...outcomes.values()].map(({ state }) => state)),
];

it('invites everybody once, though the server is killed in the middle: before it saves, and before it answers', async () => {
  const { outcomes, options } = watch();
  const accounts = new Map<string, number>();
  let calls = 0;
  const fault = await runInvitations(people, {
    ...options,
    invite: ({ values: { email } }) => {
      calls += 1;
      const isKilled = calls > 250 && calls < 260;
      if (!isKilled || calls % 2 === 0) accounts.set(email, accounts.has(email) ? 2 : 1);
      // A repetition ends where the first call did.
      if (accounts.get(email) === 2) accounts.set(email, 1);
      return isKilled ? Promise.reject(new ApiError({ kind: 'network' })) : Promise.resolve(true);
    },
  });
  expect(fault).toBeUndefined();
  expect(accounts.size).toBe(500);
  expect(outcomes.size).toBe(500);
  expect(states(outcomes)).toEqual(['invited']);
});

it('waits as long as the server says, and then goes on with the same person', async () => {
  const { outcomes, waits, options } = watch();
  const asked: string[] = [];
  await runInvitations(people.slice(0, 1), {
    ...options,
    invite: ({ values }) => {
      asked.push(values.email);
      if (asked.length === 1)
        return Promise.reject(new ApiError({ kind: 'rate-limited', cooldownSeconds: 90 }));
      return Promise.resolve(false);
    },
  });
  expect(waits).toEqual([90_000]);
  expect(asked).toEqual(['p0@x.ci', 'p0@x.ci']);
  expect(states(outcomes)).toEqual(['mailNotSent']);
});

it('a refusal counts for its person alone', async () => {
  const { outcomes, options } = watch();
  await runInvitations(people.slice(0, 20), {
    ...options,
    invite: ({ values }) =>
      values.email === 'p7@x.ci'
        ? Promise.reject(new ApiError({ kind: 'rejected', status: 409, serverText: 'Déjà utilisée' }))
        : Promise.resolve(true),
  });
  expect(outcomes.size).toBe(20);
  expect([...outcomes.values()].filter(({ state }) => state !== 'invited')).toEqual([
    { state: 'refused', reason: 'Déjà utilisée' },
  ]);
});

it.each(['network', 'cancelled'] as const)('ends where nothing helps (%s), and says so', async (kind) => {
  const { outcomes, options } = watch();
  const invite = () => Promise.reject(new ApiError({ kind }));
  expect(await runInvitations(people, { ...options, invite })).toMatchObject({ kind });
  expect(outcomes.size).toBe(0);
});

it('stops after the calls under way', async () => {
  const { outcomes, stop, options } = watch();
  const invite = ({ values }: CheckedPerson) => {
    if (values.email === 'p9@x.ci') stop();
    return Promise.resolve(true);
  };
  expect(await runInvitations(people, { ...options, invite })).toBeUndefined();
  expect(outcomes.size).toBeGreaterThanOrEqual(10);
  expect(outcomes.size).toBeLessThan(20);
});

import { ApiError } from '@escale/api-client';
import { runAll, type Outcome } from './run-all';

interface InvitationResult {
  state: 'invited' | 'mailNotSent';
}
const buildResult = (sent = true): Promise<InvitationResult> =>
  Promise.resolve({ state: sent ? 'invited' : 'mailNotSent' });

const people = Array.from({ length: 500 }, (_, index) => ({ email: `p${index}@x.ci` }));
type Person = (typeof people)[number];

function watchRun() {
  const outcomes = new Map<Person, Outcome<InvitationResult>>();
  const waits: number[] = [];
  let over = false;
  return {
    outcomes,
    waits,
    stop: () => (over = true),
    options: {
      isOver: () => over,
      pause: (milliseconds: number) => Promise.resolve(void waits.push(milliseconds)),
      onOutcome: (person: Person, outcome: Outcome<InvitationResult>) => void outcomes.set(person, outcome),
    },
  };
}

const statesIn = (outcomes: ReadonlyMap<Person, Outcome<InvitationResult>>) => [
  ...new Set([...outcomes.values()].map(({ state }) => state)),
];

it('invites everyone once, even if the server is killed before it saves or before it answers', async () => {
  const { outcomes, options } = watchRun();
  const accounts = new Map<string, number>();
  let calls = 0;
  const fault = await runAll(people, {
    ...options,
    act: ({ email }) => {
      calls += 1;
      const isKilled = calls > 250 && calls < 260;
      if (!isKilled || calls % 2 === 0) accounts.set(email, accounts.has(email) ? 2 : 1);
      // The server creates no second account for a repeated call.
      if (accounts.get(email) === 2) accounts.set(email, 1);
      return isKilled ? Promise.reject(new ApiError({ kind: 'network' })) : buildResult();
    },
  });
  expect(fault).toBeUndefined();
  expect(accounts.size).toBe(500);
  expect(outcomes.size).toBe(500);
  expect(statesIn(outcomes)).toEqual(['invited']);
});

it('waits as long as the server says, and then continues with the same person', async () => {
  const { outcomes, waits, options } = watchRun();
  const asked: string[] = [];
  await runAll(people.slice(0, 1), {
    ...options,
    act: ({ email }) => {
      asked.push(email);
      if (asked.length === 1)
        return Promise.reject(new ApiError({ kind: 'rate-limited', cooldownSeconds: 90 }));
      return buildResult(false);
    },
  });
  expect(waits).toEqual([90_000]);
  expect(asked).toEqual(['p0@x.ci', 'p0@x.ci']);
  expect(statesIn(outcomes)).toEqual(['mailNotSent']);
});

it('a refusal affects only its own person', async () => {
  const { outcomes, options } = watchRun();
  await runAll(people.slice(0, 20), {
    ...options,
    act: ({ email }) =>
      email === 'p7@x.ci'
        ? Promise.reject(new ApiError({ kind: 'rejected', status: 409, serverText: 'Déjà utilisée' }))
        : buildResult(),
  });
  expect(outcomes.size).toBe(20);
  expect([...outcomes.values()].filter(({ state }) => state !== 'invited')).toEqual([
    { state: 'refused', reason: 'Déjà utilisée' },
  ]);
});

it.each(['network', 'cancelled'] as const)(
  'ends at a failure that stops every call (%s), and reports it',
  async (kind) => {
    const { outcomes, options } = watchRun();
    const act = () => Promise.reject(new ApiError({ kind }));
    expect(await runAll(people, { ...options, act })).toMatchObject({ kind });
    expect(outcomes.size).toBe(0);
  },
);

it('on a stop, finishes the calls in progress and sends no more', async () => {
  const { outcomes, stop, options } = watchRun();
  const act = ({ email }: Person) => {
    if (email === 'p9@x.ci') stop();
    return buildResult();
  };
  expect(await runAll(people, { ...options, act })).toBeUndefined();
  expect(outcomes.size).toBeGreaterThanOrEqual(10);
  expect(outcomes.size).toBeLessThan(20);
});

it.each([
  ['unauthenticated', false],
  ['cancelled', true],
] as const)(
  'names the person whose call was cut off, and whether it may have taken effect (%s)',
  async (kind, mayBeDone) => {
    const { outcomes, options } = watchRun();
    const interruptedOutcome = jest.fn(() => undefined);
    const act = () => Promise.reject(new ApiError({ kind }));
    await runAll(people.slice(0, 1), { ...options, act, interruptedOutcome });
    expect(interruptedOutcome.mock.calls).toEqual([[people[0], mayBeDone]]);
    expect(outcomes.size).toBe(0);
  },
);

it('a call with a lost answer may have taken effect, even if a later attempt was refused', async () => {
  const { stop, options } = watchRun();
  const interruptedOutcome = jest.fn(() => undefined);
  const faults = [new ApiError({ kind: 'network' }), new ApiError({ kind: 'rate-limited' })];
  const act = () => {
    const fault = faults.shift() ?? new Error('asked too often');
    if (faults.length === 0) stop();
    return Promise.reject(fault);
  };
  await runAll(people.slice(0, 1), { ...options, act, interruptedOutcome });
  expect(interruptedOutcome.mock.calls).toEqual([[people[0], true]]);
});

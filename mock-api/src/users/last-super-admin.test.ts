import { eq } from 'drizzle-orm';
import { testServer } from '../../testing/test-server';
import { users } from '../db/schema';
import { addPerson } from '../../testing/test-people';

const server = testServer();

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof addPerson>>['join']>>;

/** Signs in two super administrators, and makes them the only ones. */
async function signInLastTwo() {
  await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.role, 'SUPER_ADMIN'));
  await server.forgetLimits();
  const join = async () => (await addPerson(server, 'SUPER_ADMIN')).join();
  return [await join(), await join()] as const;
}

const readActiveSuperAdmins = async () =>
  (await server.db.select().from(users).where(eq(users.role, 'SUPER_ADMIN'))).filter(
    ({ status }) => status === 'ACTIVE',
  );

const createUpdateCall = (changes: object) => (by: Person, whom: Person) =>
  by.client.put(`/users/${whom.id}`, changes, by.headers);
const createBulkCall =
  (action: string, others: object = {}) =>
  (by: Person, whom: Person) =>
    by.client.post('/users/bulk-action', { action, userIds: [whom.id], ...others }, by.headers);

const removals = {
  'deleted by': (by: Person, whom: Person) => by.client.delete(`/users/${whom.id}`, by.headers),
  'demoted by': createUpdateCall({ role: 'ADMIN' }),
  'deactivated by': createUpdateCall({ status: 'INACTIVE' }),
  'suspended by': createUpdateCall({ status: 'SUSPENDED' }),
  'deleted in bulk by': createBulkCall('delete'),
  'deactivated in bulk by': createBulkCall('deactivate'),
  'demoted in bulk by': createBulkCall('changeRole', { role: 'ADMIN' }),
};

const removalNames = Object.keys(removals) as (keyof typeof removals)[];

/** Pairs of concurrent actions: each action with itself, and each with the next in the list. */
const actionPairs = removalNames.flatMap((name, index) => [
  [name, name] as const,
  [name, removalNames[(index + 1) % removalNames.length] ?? name] as const,
]);

test.each(actionPairs)(
  'keeps one of the last two, concurrently %s the other and %s the one',
  async (a, b) => {
    const [one, other] = await signInLastTwo();
    const answers = await Promise.all([removals[a](one, other), removals[b](other, one)]);
    const done = answers.filter(
      ({ status, body }) =>
        status === 200 && (body as { data?: { errorCount?: number } }).data?.errorCount !== 1,
    );
    expect(done).toHaveLength(1);
    expect(await readActiveSuperAdmins()).toHaveLength(1);
  },
);

test.each(Object.entries(removals))('the only one cannot be %s themselves', async (_name, end) => {
  const [one, other] = await signInLastTwo();
  await server.db.update(users).set({ status: 'INACTIVE' }).where(eq(users.id, other.id));
  const answer = await end(one, one);
  const { status, body } = answer as { status: number; body: { data?: object } };
  expect(status === 409 || status === 200).toBe(true);
  if (status === 200) expect(body.data).toMatchObject({ successCount: 0, errorCount: 1 });
  expect(await readActiveSuperAdmins()).toEqual([expect.objectContaining({ id: one.id })]);
});

test('only the last active super administrator has abilities, in the list and in the detail', async () => {
  const [one, other] = await signInLastTwo();
  const abilities = {
    changeRole: 'lastSuperAdmin',
    deactivate: 'lastSuperAdmin',
    delete: 'lastSuperAdmin',
  };
  const read = async () => {
    const list = (await one.client.get('/users', one.headers)).body.data as {
      id: string;
      abilities?: object;
    }[];
    const alone = (await one.client.get(`/users/${one.id}`, one.headers)).body.data as { abilities?: object };
    return { list: list.filter((user) => user.abilities !== undefined), alone: alone.abilities };
  };
  expect(await read()).toEqual({ list: [], alone: undefined });
  await one.client.put(`/users/${other.id}`, { status: 'INACTIVE' }, one.headers);
  expect(await read()).toMatchObject({ list: [{ id: one.id, abilities }], alone: abilities });
});

import type { User } from '@escale/contracts';
import { inParallel, inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { addSignedIn } from '../people';
import type { Target } from '../servers';
import { expectSuccess, type Visitor } from '../visitor';

interface SignedInSuperAdmin {
  id: string;
  visitor: Visitor;
}

type Removal = (author: Visitor, id: string) => Promise<{ status: number }>;

const putFields =
  (fields: object): Removal =>
  (author, id) =>
    author.call('PUT', `/users/${id}`, fields);

const bulkAction =
  (action: string): Removal =>
  (author, id) =>
    author.call('POST', '/users/bulk-action', { action, userIds: [id] });

const demote = putFields({ role: 'ADMIN' });
const remove: Removal = (author, id) => author.call('DELETE', `/users/${id}`);

/** Ways to take away an account's role of SUPER_ADMIN, or its access. */
const removals: Record<string, readonly Removal[]> = {
  demote: [demote],
  delete: [remove],
  'all ways': [
    putFields({ status: 'INACTIVE' }),
    bulkAction('delete'),
    demote,
    remove,
    putFields({ status: 'SUSPENDED' }),
    bulkAction('deactivate'),
  ],
};

const maxRemovals = Math.max(...Object.values(removals).map(({ length }) => length));

const isActiveSuperAdmin = ({ role, status }: User) => role === 'SUPER_ADMIN' && status === 'ACTIVE';

async function readRemaining(people: readonly SignedInSuperAdmin[]): Promise<SignedInSuperAdmin[]> {
  const answers = await inTurn(people, ({ visitor }) => visitor.call('GET', '/auth/me'));
  return people.filter((_person, index) => {
    const answer = answers[index];
    return answer?.status === 200 && isActiveSuperAdmin((answer.json() as { user: User }).user);
  });
}

/** Deletes all SUPER_ADMIN accounts but that of the target's administrator; returns this account. */
async function retireOthers({ superAdmin }: Target): Promise<SignedInSuperAdmin> {
  const me = (await expectSuccess(superAdmin.call('GET', '/auth/me'))).json() as { user: User };
  const list = (await expectSuccess(superAdmin.call('GET', '/users'))).json() as { data: User[] };
  const others = list.data.filter((user) => user.role === 'SUPER_ADMIN' && user.id !== me.user.id);
  await inTurn(others, ({ id }) => expectSuccess(superAdmin.call('DELETE', `/users/${id}`)));
  return { id: me.user.id, visitor: superAdmin };
}

/** Opens as many connections as there will be calls, so that the calls of both people arrive at the same moment. */
async function openConnections(people: readonly SignedInSuperAdmin[]): Promise<void> {
  await Promise.all(
    people.map(({ visitor }) => inParallel(2 * maxRemovals, () => visitor.call('GET', '/auth/me'))),
  );
}

const mutualRemoval: Attack = {
  name: 'have the last two super administrators remove each other and themselves at the same moment',
  threat: 'nobody is left who may grant rights or undo it',
  expected: 'one of them is left each time',
  provenBy:
    'mock-api/src/users/last-super-admin.test.ts: keeps one of the last two, concurrently %s the other and %s the one',
  run: async (target) => {
    let last = await retireOthers(target);
    const left: string[] = [];
    for (const [name, acts] of Object.entries(removals)) {
      const other = await addSignedIn(target, { role: 'SUPER_ADMIN' });
      const both = [last, other];
      await openConnections(both);
      await Promise.all(
        acts.flatMap((act) => both.flatMap(({ id }) => both.map(({ visitor }) => act(visitor, id)))),
      );
      const [chief, second] = await readRemaining(both);
      if (chief === undefined) return { isRepelled: false, observation: `${name}: nobody is left` };
      if (second !== undefined) await expectSuccess(chief.visitor.call('DELETE', `/users/${second.id}`));
      left.push(second === undefined ? 'one left' : 'both left');
      last = chief;
      // The remaining super administrator prepares the following attacks.
      target.superAdmin = chief.visitor;
    }
    return { isRepelled: left.includes('one left'), observation: countText(left) };
  },
};

export const lastSuperAdminAttacks: AttackFamily = {
  name: 'last super administrator',
  attacks: [mutualRemoval],
};

import type { PermissionMap, User } from '@escale/contracts';
import { codeOf, type Answer } from '../http';
import { inParallel, inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { addPerson, addSignedIn, newUser, permissionsOf, readUser, userOf } from '../people';
import type { Target } from '../servers';
import { expectSuccess } from '../visitor';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const rounds = [1, 2, 3, 4];

const seenVersion = (updatedAt: string) => ({ 'if-match': `"${updatedAt}"` });

const isStale = (answer: Answer) => codeOf(answer) === '409 STALE';

const sameVersionSaves: Attack = {
  name: 'save one account from 26 editors that saw the same version, four times',
  threat: "a colleague's change is overwritten unseen",
  expected: 'one save each time, 409 for the others',
  run: async (target) => {
    const { id } = await addPerson(target);
    const faults: string[] = [];
    const codes = await inTurn(rounds, async (round) => {
      const nameOf = (index: number) => `Essai ${letters[round] ?? ''}${letters[index] ?? ''}`;
      const { updatedAt } = await readUser(target, id);
      const answers = await inParallel(letters.length, (index) =>
        target.superAdmin.call('PUT', `/users/${id}`, { lastName: nameOf(index) }, seenVersion(updatedAt)),
      );
      const saved = answers.flatMap(({ status }, index) => (status === 200 ? [nameOf(index)] : []));
      const { lastName } = await readUser(target, id);
      if (saved.length !== 1 || saved[0] !== lastName) faults.push(`saved ${saved.join(', ')}: ${lastName}`);
      return answers.map(codeOf);
    });
    const others = codes.flat().filter((code) => code !== '200');
    const isRepelled = faults.length === 0 && others.every((code) => code === '409 STALE');
    return { isRepelled, observation: [countText(codes.flat()), ...faults].join('; ') };
  },
};

const modules = ['dashboard', 'containers', 'shipments', 'reports', 'settings'];
const flags = ['visible', 'read'];

/**
 * Grants one right as an editor does: reads the permissions, changes a copy and saves the whole
 * map. Starts over if the save was stale. Returns the number of attempts.
 */
async function grant(target: Target, id: string, module: string, flag: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { updatedAt } = await readUser(target, id);
    const present = await permissionsOf(target, id);
    const permissions = { ...present, [module]: { ...present[module], [flag]: true } };
    const path = `/users/${id}/permissions`;
    const answer = await target.superAdmin.call('PUT', path, { permissions }, seenVersion(updatedAt));
    if (!isStale(answer)) {
      await expectSuccess(Promise.resolve(answer));
      return tries;
    }
  }
}

const noFlags = { visible: false, read: false, write: false, delete: false };
const withoutRights: PermissionMap = Object.fromEntries(modules.map((module) => [module, noFlags]));

const readChangeSave: Attack = {
  name: 'grant ten rights of one account from ten editors that each save all of them',
  threat: 'a right that was just granted or withdrawn is undone by an older copy',
  expected: 'all ten in the end',
  run: async (target) => {
    const { id } = await addPerson(target, { permissions: withoutRights });
    const wanted = modules.flatMap((module) => flags.map((flag) => [module, flag] as const));
    const tries = await inParallel(wanted.length, (index) => {
      const [module, flag] = wanted[index] ?? ['', ''];
      return grant(target, id, module, flag);
    });
    const after = await permissionsOf(target, id);
    const lost = wanted.filter(([module, flag]) => after[module]?.[flag] !== true);
    const saves = tries.reduce((sum, count) => sum + count, 0);
    return {
      isRepelled: lost.length === 0,
      observation: `${lost.length} lost; ${saves} saves, ${saves - wanted.length} of them refused as stale`,
    };
  },
};

const otherFieldSaves: Attack = {
  name: 'save four fields of one account at once, each from another editor, four times',
  threat: "a save writes back old values of the fields that it doesn't change",
  expected: 'all four stay',
  run: async (target) => {
    const { id, user } = await addPerson(target);
    const lost = await inTurn(rounds, async (round) => {
      const fields = {
        firstName: `Awa ${letters[round] ?? ''}`,
        lastName: `Quai ${letters[round] ?? ''}`,
        username: `${user.username}.${round}`,
        role: round % 2 === 0 ? 'OPERATOR' : 'ADMIN',
      };
      const saves = Object.entries(fields).map(([name, value]) =>
        expectSuccess(target.superAdmin.call('PUT', `/users/${id}`, { [name]: value })),
      );
      await Promise.all(saves);
      const after: object = await readUser(target, id);
      return Object.entries(fields).filter(([name, value]) => Reflect.get(after, name) !== value);
    });
    const names = lost.flat().map(([name]) => name);
    return {
      isRepelled: names.length === 0,
      observation: names.length === 0 ? 'none lost' : `lost: ${countText(names)}`,
    };
  },
};

const bulkWithoutAuthor: Attack = {
  name: 'continue a bulk action after its author was suspended',
  threat: 'a right that was taken changes further accounts',
  expected: 'no change after the suspension, and 401 for the whole unless it was done before',
  slow: true,
  run: async (target) => {
    const author = await addSignedIn(target, { role: 'ADMIN' });
    const userIds = (
      await inTurn(Array.from({ length: 30 }), () => inParallel(10, () => createUser(target)))
    ).flat();
    const activated = async () => {
      const { data } = (await expectSuccess(target.superAdmin.call('GET', '/users'))).json() as {
        data: User[];
      };
      return data.filter(({ id, status }) => status === 'ACTIVE' && userIds.includes(id)).length;
    };
    const bulk = author.visitor.call('POST', '/users/bulk-action', { action: 'activate', userIds });
    await expectSuccess(target.superAdmin.call('PUT', `/users/${author.id}`, { status: 'SUSPENDED' }));
    const before = await activated();
    const { status } = await bulk;
    const after = await activated();
    return {
      isRepelled: after === before && (status === 401 || before === userIds.length),
      observation: `${status}; ${before} changed at the suspension, ${after} in the end`,
    };
  },
};

async function createUser(target: Target): Promise<string> {
  return userOf(await expectSuccess(target.superAdmin.call('POST', '/users', newUser()))).id;
}

export const concurrentChangeAttacks: AttackFamily = {
  name: "others' changes",
  attacks: [sameVersionSaves, readChangeSave, otherFieldSaves, bulkWithoutAuthor],
};

import type { UpdateUserRequest } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import { Type } from '@sinclair/typebox';
import { signIns } from '../db/schema';
import type { UserRow } from '../db/user-row';
import { answerWith } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { assertFreshProof } from '../accounts/fresh-proof';
import type { RequestContext } from '../http/request-context';
import { endEmailChanges } from '../accounts/email-changes';
import { endPasswordLinks } from '../accounts/password-links';
import { updateUserBody, userParams } from './bodies';
import {
  assertCurrentVersion,
  beforeAndAfter,
  changeUser,
  differences,
  recordChange,
  roleChange,
  roleColumns,
  saveUser,
  statusColumns,
  type Change,
} from './change-user';
import { inviteAgain } from './invitation';
import { notifyOwners } from './notify-owner';
import { askForConfirmation } from './own-address';
import { canWriteUser } from './policies';
import { presentOneUser, userAnswer, withAbilities } from '../accounts/present-user';
import { revokeAccess } from '../accounts/sessions';
import { assertAllowed, assertCanGrantRole } from './rules';
import { checkUnique, countConflicts } from './unique-names';

type UpdateContext = Pick<
  RequestContext<'signed-in', UpdateUserRequest, object>,
  'services' | 'actor' | 'body'
>;

interface Update {
  after: UserRow;
  /** Begins to deliver the mails that the change has queued. */
  deliver: () => void;
}

export const updateUser = defineRoute({
  method: 'PUT',
  path: '/users/:id',
  schema: { body: updateUserBody, params: userParams },
  policy: { access: 'signed-in', allows: canWriteUser },
  document: {
    summary: 'Changes an account: any part of its fields',
    answer: answerWith({ data: Type.Optional(userAnswer) }),
    refusals: ['CONFLICT', 'RULE', 'STALE', 'REAUTHENTICATION_REQUIRED', 'TOO_MANY_REQUESTS'],
    comparesVersion: true,
  },
  act: async (context) => {
    const { services, actor, request } = context;
    const { shown, deliver } = await countConflicts(services, actor.user.id, () =>
      changeUser('editProfile', context, async (change) => {
        assertCurrentVersion(change.target, request.headers);
        const { after, deliver } = await applyUpdate(change, context);
        return { shown: await withAbilities(change.tx, change.actor, after), deliver };
      }),
    );
    deliver();
    return shown;
  },
  present: presentOneUser,
});

/**
 * A new address of one's own waits for its confirmation. One set by an administrator ends the codes and links sent to the
 * former one, and invites again who has not accepted yet; a new status ends links made under the former one.
 */
async function applyUpdate(
  change: Change,
  { services, actor: caller, body }: UpdateContext,
): Promise<Update> {
  const { tx, actor, target, activeSuperAdmins } = change;
  const { role, status, email, ...others } = differences<UserRow>(target, body);
  const isOwnAddress = email !== undefined && target.id === actor.id;
  const fields = { ...others, ...(email !== undefined && !isOwnAddress && { email }) };
  if (role !== undefined) {
    assertCanGrantRole(actor, role);
    assertAllowed('changeRole', actor, target, activeSuperAdmins);
  }
  if (status !== undefined)
    assertAllowed(status === 'ACTIVE' ? 'activate' : 'deactivate', actor, target, activeSuperAdmins);
  if (isOwnAddress) assertFreshProof(services, caller);
  await checkUnique(tx, { ...others, email }, target.id);
  const asked = isOwnAddress ? await askForConfirmation(services, change, email) : nothing;
  const changes = {
    ...fields,
    ...(role && roleColumns(role)),
    ...(status && statusColumns(status, change.now)),
  };
  if (Object.keys(changes).length === 0) return { after: target, deliver: asked };
  const saved = await saveUser(change, changes);
  if (fields.email !== undefined) {
    await tx.delete(signIns).where(eq(signIns.userId, target.id));
    await endEmailChanges(tx, [target.id]);
  }
  if (fields.email !== undefined || status !== undefined) await endPasswordLinks(tx, [target.id]);
  if (status !== undefined && status !== 'ACTIVE')
    await revokeAccess(tx, change.now, [target.id], 'DEACTIVATED');
  if (Object.keys(fields).length > 0) await recordChange(change, 'UPDATE', beforeAndAfter(target, fields));
  if (role !== undefined) await recordChange(change, 'ROLE_CHANGE', roleChange(actor.rights, target, saved));
  if (status !== undefined) await recordChange(change, 'STATUS_CHANGE', beforeAndAfter(target, { status }));
  const invited = fields.email === undefined ? nothing : await inviteAgain(services, tx, saved);
  const notified = await notifyOwners(tx, services, actor.id, [{ before: target, after: saved }]);
  const deliver = () => {
    for (const mails of [asked, invited, notified]) mails();
  };
  return { after: saved, deliver };
}

const nothing = () => undefined;

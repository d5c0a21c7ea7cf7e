import type { Role, UpdateUserRequest, UserStatus } from '@escale/contracts';
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
import { assertCurrentVersion, changeUser, differences, saveUser, type Change } from './change-user';
import { roleColumns, statusColumns } from './changed-columns';
import { beforeAndAfter, recordChange, roleChange } from './record-change';
import { inviteAgain } from './invitation';
import { changesOnlyStatus } from './notify-owner';
import { requestConfirmation } from './own-address';
import { canWriteUser } from './policies';
import { presentOneUser, userSchema, withAbilities } from '../accounts/present-user';
import { assertAllowed, assertCanGrantRole } from './rules';
import { applyOrDeferEffects } from './status-holds';
import { checkUnique, countConflicts } from './unique-names';

type UpdateContext = Pick<
  RequestContext<'signed-in', UpdateUserRequest, object>,
  'services' | 'actor' | 'body'
>;

interface AppliedUpdate {
  after: UserRow;
  /** Starts the delivery of the mails that the change queued. */
  deliver: () => void;
}

export const updateUser = defineRoute({
  method: 'PUT',
  path: '/users/:id',
  schema: { body: updateUserBody, params: userParams },
  policy: { access: 'signed-in', allows: canWriteUser },
  document: {
    summary: 'Update any fields of an account',
    answer: answerWith({ data: Type.Optional(userSchema) }),
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
 * Checks a requested change and saves it. Then revokes the codes and links that it invalidates, records the change and mails the
 * owner.
 */
async function applyUpdate(change: Change, context: UpdateContext): Promise<AppliedUpdate> {
  const { tx, actor, target } = change;
  const { services, body } = context;
  const wanted = wantedChanges(change, body);
  await checkUpdate(change, context, wanted);
  const { role, status, fields, ownEmail } = wanted;
  const asked = ownEmail === undefined ? doNothing : await requestConfirmation(services, change, ownEmail);
  const changes = {
    ...fields,
    ...(role && roleColumns(role)),
    ...(status && statusColumns(status, change.now)),
  };
  if (Object.keys(changes).length === 0) return { after: target, deliver: asked };
  const after = await saveUser(change, changes);
  await endFormerAccess(change, after, wanted);
  await recordUpdate(change, after, wanted);
  const invited = fields.email === undefined ? doNothing : await inviteAgain(services, tx, after);
  const by = { actorId: actor.id, isBulk: false };
  const notified = await applyOrDeferEffects(tx, services, by, [{ before: target, after }]);
  const deliver = () => {
    for (const mails of [asked, invited, notified]) mails();
  };
  return { after, deliver };
}

interface WantedChanges {
  role: Role | undefined;
  status: UserStatus | undefined;
  /** The reason for the new status. */
  reason: string | undefined;
  /** All other changed fields, which take effect at once. */
  fields: Partial<UserRow>;
  /** The new address of the signed-in user, which waits for its confirmation. */
  ownEmail: string | undefined;
}

function wantedChanges({ actor, target }: Change, { reason, ...given }: UpdateUserRequest): WantedChanges {
  const { role, status, email, ...others } = differences<UserRow>(target, given);
  if (target.id === actor.id) return { role, status, reason, fields: others, ownEmail: email };
  const fields = { ...others, ...(email !== undefined && { email }) };
  return { role, status, reason, fields, ownEmail: undefined };
}

async function checkUpdate(
  { tx, actor, target, activeSuperAdmins }: Change,
  { services, actor: caller }: UpdateContext,
  { role, status, fields, ownEmail }: WantedChanges,
): Promise<void> {
  if (role !== undefined) {
    assertCanGrantRole(actor, role);
    assertAllowed('changeRole', actor, target, activeSuperAdmins);
  }
  if (status !== undefined)
    assertAllowed(status === 'ACTIVE' ? 'activate' : 'deactivate', actor, target, activeSuperAdmins);
  if (ownEmail !== undefined) assertFreshProof(services, caller);
  await checkUnique(tx, { username: fields.username, email: fields.email ?? ownEmail }, target.id);
}

/**
 * Revokes the codes and links that a change invalidates. A new address invalidates the codes and
 * links sent to the previous address. A new status invalidates the links made under the previous
 * status: at once if other fields are saved with it, else when the undo period ends.
 */
async function endFormerAccess(
  { tx, target }: Change,
  after: UserRow,
  { status, fields: { email } }: WantedChanges,
): Promise<void> {
  const { id } = target;
  const isFinal = status !== undefined && !changesOnlyStatus({ before: target, after });
  if (email !== undefined) {
    await tx.delete(signIns).where(eq(signIns.userId, id));
    await endEmailChanges(tx, [id]);
  }
  if (email !== undefined || isFinal) await endPasswordLinks(tx, [id]);
}

async function recordUpdate(
  change: Change,
  after: UserRow,
  { role, status, reason, fields }: WantedChanges,
): Promise<void> {
  const { actor, target } = change;
  if (Object.keys(fields).length > 0) await recordChange(change, 'UPDATE', beforeAndAfter(target, fields));
  if (role !== undefined) await recordChange(change, 'ROLE_CHANGE', roleChange(actor.rights, target, after));
  if (status !== undefined) {
    const metadata = { ...beforeAndAfter(target, { status }), ...(reason && { reason }) };
    await recordChange(change, 'STATUS_CHANGE', metadata);
  }
}

const doNothing = () => undefined;

import { object, string } from 'yup';
import { doneAnswer } from '../http/answers';
import { forgetPasswordFailures } from '../limits/attempt-limits';
import { defineRoute } from '../http/define-route';
import { RequestError } from '../errors';
import { assertFreshProof } from '../accounts/fresh-proof';
import { passwordChangedMail } from '../mail/mails';
import { hashPassword } from '../security/passwords';
import { endPasswordLinks } from '../accounts/password-links';
import { passwordRefusal, repetitionRefusal } from '../accounts/password-policy';
import type { Sentence } from '../messages/sentence';
import { userParams } from './bodies';
import { changeUser, saveUser, type Change } from './change-user';
import { recordChange } from './record-change';
import { canWriteUser } from './policies';
import { revokeAccess } from '../accounts/sessions';

/**
 * The password policy checks the length, since its refusal states the reason. This schema only
 * limits the cost of that check.
 */
const body = object({ password: string().required('passwordMin').max(1_024, 'passwordMax') });

export const putPassword = defineRoute({
  method: 'PUT',
  path: '/users/:id/password',
  schema: { body, params: userParams },
  policy: { access: 'signed-in', allows: canWriteUser },
  document: {
    summary: 'Set the password of an account and end its sessions',
    answer: doneAnswer,
    refusals: ['PASSWORD_REFUSED', 'REAUTHENTICATION_REQUIRED'],
  },
  act: async (context) => {
    const { services, body, params } = context;
    const { user: owner } = context.actor;
    if (owner.id === params.id) {
      assertFreshProof(services, context.actor);
      assertAccepted(await repetitionRefusal(body.password, owner));
    }
    const passwordHash = await hashPassword(body.password);
    const deliver = await changeUser('editProfile', context, async (change) => {
      const { tx, now, actor, target } = change;
      assertAccepted(passwordRefusal(body.password, target));
      await changePassword(change, passwordHash);
      await forgetPasswordFailures({ db: tx }, target);
      const author = actor.id === target.id ? 'owner' : 'administrator';
      return services.mailer.send(tx, passwordChangedMail(target, { author, moment: now }));
    });
    void deliver();
  },
  present: () => ({ success: true }),
});

function assertAccepted(reason: Sentence | undefined): void {
  if (reason !== undefined)
    throw new RequestError(422, 'PASSWORD_REFUSED', reason, { fields: { password: reason } });
}

/**
 * Saves the password, ends all sessions and invalidates password links; the status does not change.
 * Only a password that the owner has chosen satisfies a required new password, not one that an
 * administrator has set.
 */
async function changePassword(change: Change, passwordHash: string): Promise<void> {
  const { tx, now, actor, target } = change;
  const chosen = actor.id === target.id ? { passwordDueAt: null } : {};
  await saveUser(change, { passwordHash, ...chosen, activatedAt: target.activatedAt ?? now });
  await endPasswordLinks(tx, [target.id]);
  await revokeAccess(tx, now, [target.id], 'PASSWORD_CHANGE');
  await recordChange(change, 'PASSWORD_CHANGE', { by: actor.id === target.id ? 'owner' : 'administrator' });
}

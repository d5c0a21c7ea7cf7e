import { passwordRequirementSchema } from '@escale/contracts';
import { presentOneUser, oneUserAnswer, withAbilities } from '../accounts/present-user';
import { defineRoute } from '../http/define-route';
import { userParams } from './bodies';
import { changeUser, saveUser } from './change-user';
import { canWriteUsers } from './policies';
import { recordChange } from './record-change';
import { assertKeepsOwnRequirement } from './rules';

/**
 * Requires a new password at the next sign-in of an account, after password and code, or withdraws
 * that requirement; not in the specification.
 */
export const putPasswordRequirement = defineRoute({
  method: 'PUT',
  path: '/users/:id/password-requirement',
  schema: { body: passwordRequirementSchema, params: userParams },
  policy: { access: 'signed-in', allows: canWriteUsers },
  document: {
    summary: 'Require a new password at the next sign-in of an account, or withdraw that requirement',
    description: 'Open sessions stay valid. The requirement ends when the owner chooses a new password.',
    answer: oneUserAnswer,
    refusals: ['RULE'],
    optional: true,
  },
  act: (context) =>
    changeUser('edit', context, async (change) => {
      const { tx, now, actor, target } = change;
      const [before, after] = [target.passwordDueAt !== null, context.body.required];
      if (!after) assertKeepsOwnRequirement(actor, target);
      if (before === after) return withAbilities(tx, actor, target);
      const saved = await saveUser(change, { passwordDueAt: after ? now : null });
      const metadataOf = (required: boolean) => ({ passwordChangeRequired: required });
      await recordChange(change, 'UPDATE', { before: metadataOf(before), after: metadataOf(after) });
      return withAbilities(tx, actor, saved);
    }),
  present: presentOneUser,
});

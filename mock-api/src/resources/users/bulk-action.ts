import { bulkActionRequestSchema } from '@escale/contracts';
import { string } from 'yup';
import { defineRoute } from '../../http/define-route';
import { forbidden, RequestError } from '../../http/errors';
import { emptyObject } from '../../http/validate';
import { messages } from '../../messages/fr';
import { changeBatch, type BulkChange, type BulkContext, type Refusals } from './batch';
import { canDeleteUsers, canWriteUsers } from './policies';
import { bulkActionAnswer } from './bulk-action-answer';

/** Accounts per batch; other calls run in between. */
const batchSize = 500;

/** Enough for the maximum number of ids. */
const bodyBytes = 512 * 1_024;

const idSchema = string().uuid().required();

export const bulkAction = defineRoute({
  method: 'POST',
  path: '/users/bulk-action',
  schema: { body: bulkActionRequestSchema, params: emptyObject },
  policy: { access: 'signed-in', allows: (actor) => canWriteUsers(actor) || canDeleteUsers(actor) },
  document: {
    summary: 'One action on many accounts',
    description: 'Accounts that may not be changed are left as they are and counted as errors.',
    answer: bulkActionAnswer,
  },
  accepts: { bodyBytes },
  act: async (context) => {
    const { action } = context.body;
    const change: BulkChange = { action, role: action === 'changeRole' ? context.body.role : undefined };
    if (!(action === 'delete' ? canDeleteUsers : canWriteUsers)(context.actor)) throw forbidden();
    const ids = [...new Set(context.body.userIds)];
    const known = ids.filter((id) => idSchema.isValidSync(id));
    const [wellFormed, refusals] = [new Set(known), new Map() as Refusals];
    for (let start = 0; start < known.length; start += batchSize)
      await changeSome(context, change, known.slice(start, start + batchSize), refusals);
    const reasonOf = (id: string) => (wellFormed.has(id) ? refusals.get(id)?.message : messages.userNotFound);
    const errors = ids.flatMap((id) => {
      const error = reasonOf(id);
      return error === undefined ? [] : [{ userId: id, error }];
    });
    return { action, successCount: ids.length - errors.length, errorCount: errors.length, errors };
  },
  present: (data) => ({ success: true, data }),
});

/** A failed batch is retried one by one, so that one account does not fail the others. */
async function changeSome(
  context: BulkContext,
  change: BulkChange,
  ids: string[],
  refusals: Refusals,
): Promise<void> {
  try {
    for (const [id, refusal] of await changeBatch(context, change, ids)) refusals.set(id, refusal);
  } catch (error) {
    const [only, ...others] = ids;
    if (only === undefined) return;
    if (others.length > 0) {
      for (const id of ids) await changeSome(context, change, [id], refusals);
      return;
    }
    context.request.log.error({ err: error }, 'account not changed');
    refusals.set(only, error instanceof RequestError ? error : fault());
  }
}

const fault = () => new RequestError(500, 'SERVER_ERROR', messages.users.notChanged);

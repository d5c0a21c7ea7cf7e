import { Type } from '@sinclair/typebox';
import { bulkActionRequestSchema, bulkActions } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { string } from 'yup';
import { answerWith, countSchema } from '../http/answers';
import { findActiveSession } from '../accounts/active-session';
import { isDatabaseUnavailable } from '../db/database-errors';
import { sessions } from '../db/schema';
import { endReasonWhere } from '../accounts/open-session';
import { logFailure } from '../http/access-log';
import { defineRoute } from '../http/define-route';
import { toRequestError } from '../http/error-handler';
import { RequestError, callerDisconnected, forbidden, unauthenticated } from '../errors';
import { emptyObject } from '../http/validate';
import { languageOf } from '../messages/sentence';
import { sentences } from '../messages/sentences';
import { changeBatch, mayAct, type BulkChange, type BulkContext, type Refusals } from './batch';
import { canDeleteUsers, canWriteUsers } from './policies';

const bulkActionAnswer = answerWith({
  data: Type.Object({
    action: Type.Unsafe({ type: 'string', enum: bulkActions }),
    successCount: countSchema(),
    errorCount: countSchema(),
    errors: Type.Optional(
      Type.Array(Type.Object({ userId: Type.String(), error: Type.String() }), {
        description:
          'The accounts that were not changed, each with the reason in the language of the response.',
      }),
    ),
  }),
});

/**
 * Accounts per batch. Other calls wait for the locks of a batch, and the action can be aborted only
 * between batches.
 */
const batchSize = 50;

/** Large enough for the maximum number of ids. */
const bodyBytes = 512 * 1_024;

const idSchema = string().uuid().required();

export const bulkAction = defineRoute({
  method: 'POST',
  path: '/users/bulk-action',
  schema: { body: bulkActionRequestSchema, params: emptyObject },
  policy: { access: 'signed-in', allows: (actor) => canWriteUsers(actor) || canDeleteUsers(actor) },
  document: {
    summary: 'Apply an action to many accounts',
    description:
      'Accounts that must not be changed stay as they are and count as errors. The action is aborted if the caller disconnects or loses the session or the permission, and by an internal error; the `successCount` of the error response is the number of accounts changed so far.',
    answer: bulkActionAnswer,
  },
  accepts: { bodyBytes },
  act: async (context) => {
    const { action } = context.body;
    const change: BulkChange = { action, role: action === 'changeRole' ? context.body.role : undefined };
    if (!mayAct(context.actor, action)) throw forbidden();
    const ids = [...new Set(context.body.userIds)];
    const known = ids.filter((id) => idSchema.isValidSync(id));
    const wellFormed = new Set(known);
    const progress: BulkProgress = { changed: 0, refusals: new Map() };
    const { refusals } = progress;
    try {
      for (let start = 0; start < known.length; start += batchSize) {
        if (start > 0) await assertConnected(context);
        await changeAccounts(context, change, known.slice(start, start + batchSize), progress);
      }
    } catch (error) {
      throw withSuccessCount(context.request, error, progress.changed);
    }
    const reasonOf = (id: string) =>
      wellFormed.has(id) ? refusals.get(id)?.sentence : sentences.userNotFound;
    const language = languageOf(context.request.raw);
    const errors = ids.flatMap((id) => {
      const error = reasonOf(id);
      return error === undefined ? [] : [{ userId: id, error: error[language] }];
    });
    return { action, successCount: ids.length - errors.length, errorCount: errors.length, errors };
  },
  present: (data) => ({ success: true, data }),
});

type BulkCall = BulkContext & { request: FastifyRequest };

interface BulkProgress {
  changed: number;
  refusals: Refusals;
}

/** Throws a 499 if the caller has disconnected, or a 401 if the session of the caller has ended. */
async function assertConnected({ services, actor, request }: BulkCall): Promise<void> {
  if (request.raw.socket.destroyed) throw callerDisconnected();
  const { sessionId } = actor;
  if ((await findActiveSession(services, { sessionId, userId: actor.user.id })) === undefined)
    throw unauthenticated(await endReasonWhere(services, eq(sessions.id, sessionId)));
}

/** Adds the number of changed accounts to an error that ends the action halfway. */
function withSuccessCount(request: FastifyRequest, error: unknown, successCount: number): RequestError {
  const { status, code, sentence, extra } = toRequestError(error);
  if (!(error instanceof RequestError)) logFailure(request, error);
  return new RequestError(status, code, sentence, { ...extra, successCount });
}

/**
 * Changes a batch of accounts. After a fault of the service, retries each account separately, so
 * that one account does not prevent the change of the others. An error that concerns the whole
 * action, such as an unavailable database, ends the action.
 */
async function changeAccounts(
  context: BulkCall,
  change: BulkChange,
  ids: string[],
  progress: BulkProgress,
): Promise<void> {
  const { refusals } = progress;
  try {
    const refused = await changeBatch(context, change, ids);
    progress.changed += ids.length - refused.size;
    for (const [id, refusal] of refused) refusals.set(id, refusal);
  } catch (error) {
    if (error instanceof RequestError || isDatabaseUnavailable(error)) throw error;
    const [only, ...others] = ids;
    if (only === undefined) return;
    if (others.length > 0) {
      for (const id of ids) await changeAccounts(context, change, [id], progress);
      return;
    }
    context.request.log.error({ err: error }, 'account not changed');
    refusals.set(only, new RequestError(500, 'SERVER_ERROR', sentences.users.notChanged));
  }
}

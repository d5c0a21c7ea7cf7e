import { Type } from '@sinclair/typebox';
import { bulkActionRequestSchema, bulkActions } from '@escale/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { string } from 'yup';
import { answerWith, count } from '../http/answers';
import { findActiveSession } from '../accounts/active-session';
import { isDatabaseUnavailable } from '../db/database-errors';
import { sessions } from '../db/schema';
import { endReasonWhere } from '../accounts/living-session';
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
    successCount: count(),
    errorCount: count(),
    errors: Type.Optional(
      Type.Array(Type.Object({ userId: Type.String(), error: Type.String() }), {
        description: 'Each account that was left as it was, with the reason in French.',
      }),
    ),
  }),
});

/** Accounts per batch: other calls wait for its locks, and the action may end between batches. */
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
    summary: 'One action on many accounts',
    description:
      'Accounts that may not be changed are left as they are and counted as errors. The action stops when its caller disconnects or loses the session or the right, and on a fault of the service; the `successCount` of a refusal is the number of accounts changed so far.',
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
    const progress: Progress = { changed: 0, refusals: new Map() };
    const { refusals } = progress;
    try {
      for (let start = 0; start < known.length; start += batchSize) {
        if (start > 0) await assertConnected(context);
        await changeSome(context, change, known.slice(start, start + batchSize), progress);
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

type Call = BulkContext & { request: FastifyRequest };

/** The progress of an action. */
interface Progress {
  changed: number;
  refusals: Refusals;
}

/** Throws a 499 if the caller has disconnected, a 401 if their session has ended. */
async function assertConnected({ services, actor, request }: Call): Promise<void> {
  if (request.raw.socket.destroyed) throw callerDisconnected();
  const { sessionId } = actor;
  if ((await findActiveSession(services, { sessionId, userId: actor.user.id })) === undefined)
    throw unauthenticated(await endReasonWhere(services, eq(sessions.id, sessionId)));
}

/** Attaches the progress so far to an error that ends the action halfway. */
function withSuccessCount(request: FastifyRequest, error: unknown, successCount: number): RequestError {
  const { status, code, sentence, extra } = toRequestError(error);
  if (!(error instanceof RequestError)) logFailure(request, error);
  return new RequestError(status, code, sentence, { ...extra, successCount });
}

/**
 * A batch that fails by a fault of the service is retried account by account, so that one does not fail the others. An error that
 * would fail each of them ends the action.
 */
async function changeSome(
  context: Call,
  change: BulkChange,
  ids: string[],
  progress: Progress,
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
      for (const id of ids) await changeSome(context, change, [id], progress);
      return;
    }
    context.request.log.error({ err: error }, 'account not changed');
    refusals.set(only, new RequestError(500, 'SERVER_ERROR', sentences.users.notChanged));
  }
}

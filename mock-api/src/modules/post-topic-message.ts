import { maxTopicMessageBytes, type TopicName } from '@escale/contracts';
import type { FastifyRequest } from 'fastify';
import { mixed, object, string } from 'yup';
import { findActiveSession } from '../accounts/active-session';
import { fitsTopic, publishTopic } from '../db/publish-topic';
import { bodyTooLarge, forbidden, notFound, RequestError, unauthenticated } from '../errors';
import { doneAnswer } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { bearerToken } from '../http/request-context';
import { attemptKeys } from '../limits/attempt-keys';
import { countAttempt } from '../limits/attempt-limits';
import { sentences } from '../messages/sentences';
import { mayReceiveTopic } from '../realtime/audience';
import type { ActingUser } from '../rights/actor';
import type { Services } from '../services';

const params = object({ module: string().max(50).required(), topic: string().max(50).required() });

/** Maximum number of messages of one user to the topics of one module in 15 minutes. */
const maxMessages = 1_000;

/**
 * Publishes a message to a topic. The back end of the module makes this call with the token that
 * came with a user's call. A browser can obtain such a token too, so the user must have the rights
 * that the recipients need.
 */
export const postTopicMessage = defineRoute({
  method: 'POST',
  path: '/modules/:module/topics/:topic',
  schema: { body: object({ message: mixed().nullable().defined() }), params },
  policy: { access: 'public' },
  document: {
    summary: 'Publish a message to a topic, from the back end of its module',
    description:
      'Requires `Authorization: Bearer` with a token from `POST /auth/module-token/{module}` for this module, as the gateway passes it to back ends; an access token is refused.',
    answer: doneAnswer,
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BACKEND_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
    optional: true,
  },
  accepts: { bodyBytes: 2 * maxTopicMessageBytes },
  act: async ({ services, params: { module, topic }, body, request }) => {
    const user = await userOfToken(services, request, module);
    const { rights } = user;
    if (!rights.backends.has(module))
      throw new RequestError(404, 'BACKEND_NOT_ALLOWED', sentences.backend.notAllowed);
    const name: TopicName = `${module}/${topic}`;
    if (!rights.topics.has(name)) throw notFound();
    if (!mayReceiveTopic(rights, user, name)) throw forbidden();
    if (!fitsTopic(name, body.message)) throw bodyTooLarge();
    await countAttempt(services, attemptKeys.topicMessages(user.id, module), maxMessages);
    await publishTopic(services.db, name, body.message);
  },
  present: () => ({ success: true }),
});

/** Returns the user of a call's token for a module. Throws a 401 unless the token is for this module and the session is active. */
async function userOfToken(
  services: Services,
  request: FastifyRequest,
  moduleId: string,
): Promise<ActingUser> {
  const token = bearerToken(request);
  const claims = token === undefined ? undefined : await services.moduleTokens.read(token);
  const session = claims?.moduleId === moduleId ? await findActiveSession(services, claims) : undefined;
  if (session === undefined) throw unauthenticated();
  return session.user;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectSchema } from 'yup';
import type { Actor } from '../rights/actor';
import type { Services } from '../services';
import type { CallSlot } from '../limits/admission';
import { createSerialize } from '../limits/serialize';
import { bearerClaims, callerOf, type Access, type RequestContext } from './request-context';
import { PreparedAnswer, sendPrepared } from './prepared-answer';
import type { RouteDocument } from './route-document';
import { callerDisconnected, forbidden, invalidBody, notFound } from '../errors';
import type { Sentence } from '../messages/sentence';
import { validate, validateQuery } from './validate';

/** Who may call: everyone, or a signed-in user for whom `allows` returns true. */
export type Policy<Who extends Access, Params> = Who extends 'signed-in'
  ? {
      access: Who;
      allows: (actor: Actor, params: Params) => boolean;
      /** The sentence of a refusal; by default, the general one for a missing right. */
      refusal?: Sentence;
    }
  : { access: Who };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RouteDefinition<
  Who extends Access,
  Body extends object,
  Params extends object,
  Query extends object,
  Result,
> {
  method: Method;
  /** Path below /api. */
  path: string;
  /** `query` values are strings; the schema casts them. */
  schema: { body: ObjectSchema<Body>; params: ObjectSchema<Params>; query?: ObjectSchema<Query> };
  policy: Policy<Who, Params>;
  document: RouteDocument;
  act: (context: RequestContext<Who, Body, Params, Query>) => Promise<Result>;
  present: (result: Result) => object;
  accepts?: Accepts;
  /** True for a call that is never refused because of load. */
  alwaysAnswers?: boolean;
}

/**
 * What a route accepts beyond JSON of normal size. `file`: a form with a file, which the action reads. `bodyBytes`: a body of up to
 * this size.
 */
export interface Accepts {
  file?: boolean;
  bodyBytes?: number;
}

/** The part of a schema that the OpenAPI document needs. */
export type DescribedSchema = Pick<ObjectSchema<object>, 'describe'> & { fields: object };

/** A row of the route table. */
export interface Route {
  method: Method;
  path: string;
  schema: { body: DescribedSchema; params: DescribedSchema; query?: DescribedSchema };
  policy: { access: Access; allows?: unknown };
  document: RouteDocument;
  accepts?: Accepts;
  alwaysAnswers?: boolean;
  handle: (
    services: Services,
    request: FastifyRequest,
    reply: FastifyReply,
    slot: CallSlot,
  ) => Promise<object>;
}

/** The policy of a call open to every signed-in user. */
export const anySignedInUser = () => true;

/**
 * Creates a route. Its steps run in this order: authenticate, validate path and body, authorize,
 * validate the query, act, present.
 */
export function defineRoute<
  Who extends Access,
  Body extends object,
  Params extends object,
  Result,
  Query extends object = object,
>(definition: RouteDefinition<Who, Body, Params, Query, Result>): Route {
  const { method, path, schema, policy, document, act, present, accepts, alwaysAnswers } = definition;
  return {
    method,
    path,
    schema,
    policy,
    document,
    ...(accepts && { accepts }),
    ...(alwaysAnswers && { alwaysAnswers }),
    handle: async (services, request, reply, { waitForTurn, withoutSlot, release }) => {
      const isPublic = policy.access === 'public';
      // Worker threads verify the signatures of access tokens, so several verifications may finish
      // together. The calls then take turns, so that they do not query the database all at once.
      const claims = isPublic ? undefined : await bearerClaims(services, request);
      await waitForTurn();
      endIfAbandoned(request);
      const actor = isPublic ? null : await services.authenticate(claims);
      const params = validate(schema.params, request.params, () => notFound());
      const body = validate(schema.body, request.body ?? {}, invalidBody);
      if (actor !== null && 'allows' in policy && !policy.allows(actor, params))
        throw forbidden(policy.refusal);
      const query = schema.query && validateQuery(schema.query, request.query);
      endIfAbandoned(request);
      const caller = callerOf(request);
      const serialize = createSerialize(services, withoutSlot);
      const context = {
        services,
        actor,
        body,
        params,
        query,
        caller,
        request,
        reply,
        withoutSlot,
        serialize,
        releaseSlot: release,
      };
      const result = await act(context as RequestContext<Who, Body, Params, Query>);
      return result instanceof PreparedAnswer ? sendPrepared(request, reply, result) : present(result);
    },
  };
}

/** Throws for a read whose client has disconnected; a requested change is always completed. */
function endIfAbandoned({ method, raw }: FastifyRequest): void {
  if (method === 'GET' && raw.socket.destroyed) throw callerDisconnected();
}

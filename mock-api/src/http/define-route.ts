import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectSchema } from 'yup';
import type { Services } from '../services';
import { authenticate } from './authenticate';
import { callerOf, type Access, type Actor, type Call } from './call';
import { forbidden, invalidBody, notFound } from './errors';
import { validate } from './validate';

/** Who may call: everybody, or a signed-in user whom `allows` lets through. */
export type Policy<Who extends Access, Params> = Who extends 'signed-in'
  ? { access: Who; allows: (actor: Actor, params: Params) => boolean }
  : { access: Who };

export interface RouteDefinition<Who extends Access, Body extends object, Params extends object, Result> {
  method: 'GET' | 'POST';
  /** Path below /api. */
  path: string;
  schema: { body: ObjectSchema<Body>; params: ObjectSchema<Params> };
  policy: Policy<Who, Params>;
  act: (call: Call<Who, Body, Params>) => Promise<Result>;
  present: (result: Result) => object;
}

/** A row of the route table. */
export interface Route {
  method: 'GET' | 'POST';
  path: string;
  schema: { body: object; params: object };
  policy: { access: Access };
  handle: (services: Services, request: FastifyRequest, reply: FastifyReply) => Promise<object>;
}

/** A route. Its steps always come in this order: authenticate, validate, authorize, act, present. */
export function defineRoute<Who extends Access, Body extends object, Params extends object, Result>(
  definition: RouteDefinition<Who, Body, Params, Result>,
): Route {
  const { method, path, schema, policy, act, present } = definition;
  return {
    method,
    path,
    schema,
    policy,
    handle: async (services, request, reply) => {
      const actor = policy.access === 'signed-in' ? await authenticate(services, request) : null;
      const params = validate(schema.params, request.params, () => notFound());
      const body = validate(schema.body, request.body ?? {}, invalidBody);
      if (actor !== null && 'allows' in policy && !policy.allows(actor, params)) throw forbidden();
      const call = { services, actor, body, params, caller: callerOf(request), request, reply };
      return present(await act(call as Call<Who, Body, Params>));
    },
  };
}

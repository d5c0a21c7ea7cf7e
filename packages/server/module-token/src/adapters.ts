import { createTokenVerifier, type ModuleUser, type TokenOptions } from './verify-token';

interface Incoming {
  headers: { authorization?: string | undefined };
}

const users = new WeakMap<Incoming, ModuleUser>();

/** Body of a 401; the API client refreshes the session once and repeats the call. */
const refusal = {
  success: false,
  code: 'UNAUTHENTICATED',
  error: 'Votre session a expiré. Veuillez vous reconnecter.',
};

/** Returns the user of a request that has passed `requireUserInFastify` or `requireUserInExpress`. Throws for any other. */
export function moduleUser(request: Incoming): ModuleUser {
  const user = users.get(request);
  if (user === undefined) throw new Error('the request has passed no check of its token');
  return user;
}

function createCheck(options: TokenOptions): (request: Incoming) => Promise<boolean> {
  const verify = createTokenVerifier(options);
  return async (request) => {
    const user = await verify(request.headers.authorization);
    if (user !== undefined) users.set(request, user);
    return user !== undefined;
  };
}

interface FastifyLikeReply {
  code: (status: number) => { send: (body: object) => unknown };
}

/** Returns a hook for Fastify (`app.addHook('onRequest', …)`) that answers 401 to calls without a valid token of the platform. */
export function requireUserInFastify(options: TokenOptions) {
  const isAllowed = createCheck(options);
  return async (request: Incoming, reply: FastifyLikeReply): Promise<unknown> =>
    (await isAllowed(request)) ? undefined : reply.code(401).send(refusal);
}

interface ExpressLikeResponse {
  status: (status: number) => { json: (body: object) => unknown };
}

/** Returns a middleware for Express (`app.use(…)`) that answers 401 to calls without a valid token of the platform. */
export function requireUserInExpress(options: TokenOptions) {
  const isAllowed = createCheck(options);
  return (request: Incoming, response: ExpressLikeResponse, next: (error?: unknown) => void): void => {
    isAllowed(request).then((allowed) => (allowed ? next() : response.status(401).json(refusal)), next);
  };
}

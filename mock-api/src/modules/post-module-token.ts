import { Type } from '@sinclair/typebox';
import { isFlagEffective, ownValue } from '@escale/contracts';
import { object, string } from 'yup';
import { RequestError } from '../errors';
import { successWith } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { fullPermissions } from '../rights/permissions';
import type { ActingUser } from '../rights/actor';
import { moduleTokenSeconds } from '../security/module-tokens';

const params = object({ module: string().max(50).required() });

/** Returns the names of a user's effective rights in a module. */
function rightsIn({ rights, ...user }: ActingUser, moduleId: string): string[] {
  const flags = ownValue(fullPermissions(rights, user), moduleId);
  return Object.keys(flags ?? {})
    .filter((name) => isFlagEffective(flags, name))
    .sort();
}

/**
 * Issues a token for the back end of a module to a user who may see that module. The gateway makes
 * this call with the user's access token.
 */
export const postModuleToken = defineRoute({
  method: 'POST',
  path: '/auth/module-token/:module',
  schema: { body: emptyObject, params },
  policy: {
    access: 'signed-in',
    allows: ({ user }, { module }) => rightsIn(user, module).includes('visible'),
  },
  document: {
    summary: 'A token of the user for the back end of a module, valid for a minute and for it alone',
    answer: successWith({
      token: Type.String({ description: 'A JWT, signed with a key of `/.well-known/jwks.json`.' }),
      expiresInSeconds: Type.Integer({ minimum: 1 }),
    }),
    refusals: ['BACKEND_NOT_ALLOWED'],
    optional: true,
  },
  act: async ({ services, actor: { user, sessionId }, params: { module } }) => {
    if (!user.rights.backends.has(module))
      throw new RequestError(404, 'BACKEND_NOT_ALLOWED', sentences.backend.notAllowed);
    return services.moduleTokens.issue({
      userId: user.id,
      sessionId,
      moduleId: module,
      rights: rightsIn(user, module),
    });
  },
  present: (token) => ({ success: true, token, expiresInSeconds: moduleTokenSeconds }),
});

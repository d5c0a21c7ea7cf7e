import { randomUUID } from 'node:crypto';
import { defaultPreferences, type ModulePermissions, type PermissionMap, type Role } from '@escale/contracts';
import { cheapHash } from './test-database';
import { bearerHeaders, signIn, type TestServer } from './test-server';
import { users } from '../src/db/schema';

const password = 'Quai-Nord-7-Grues!';

/**
 * Adds an active account with a role. `rights` are the account's own permissions in the module users, `further` its own permissions
 * in other modules. In every other module, the account has the permissions of its role.
 */
export async function addPerson(
  server: TestServer,
  role: Role,
  rights?: ModulePermissions,
  further: PermissionMap = {},
) {
  const id: string = randomUUID();
  const permissions = { ...(rights && { users: rights }), ...further };
  const [email, moment] = [`${id}@escale.test`, server.now()];
  await server.db.insert(users).values({
    id,
    email,
    username: id,
    firstName: 'Personne',
    lastName: role,
    role,
    status: 'ACTIVE',
    passwordHash: await cheapHash(password),
    activatedAt: moment,
    preferences: defaultPreferences,
    permissions,
    createdAt: moment,
    updatedAt: moment,
  });
  const join = async () => {
    const client = server.client();
    const { accessToken } = await signIn(server, client, { email, password });
    return { id, client, headers: bearerHeaders(accessToken) };
  };
  return { id, email, join };
}

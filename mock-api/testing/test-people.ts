import { randomUUID } from 'node:crypto';
import { defaultPreferences, type ModulePermissions, type PermissionMap, type Role } from '@escale/contracts';
import { cheapHash } from './test-database';
import { bearer, signIn, type TestServer } from './test-server';
import { users } from '../src/db/schema';

const password = 'Quai-Nord-7-Grues!';

/** An active account of a role; its rights on the users and on further modules may differ from the role's. */
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
    return { id, client, headers: bearer(accessToken) };
  };
  return { id, email, join };
}

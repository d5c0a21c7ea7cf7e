import { newPerson, type People } from '../people';
import { valueAt } from '../read-value';
import type { Run } from '../run';

const forbidden = { expect: [403] };

/**
 * Checks what each role may not do, and what every user may do (§6, readings). `target` is an
 * account created by the suite.
 */
export async function checkRights(run: Run, people: People, target: string): Promise<void> {
  const { admin, operator, superAdmin } = people;
  await run.call(operator, 'GET', '/users', forbidden);
  await run.call(operator, 'GET', `/users/${target}`, forbidden);
  await run.call(operator, 'GET', '/users/audit-logs', { ...forbidden, query: '?limit=50&sort=desc' });
  await run.call(operator, 'GET', '/users/audit-logs', { ...forbidden, query: '?search=connexion' });
  await run.call(operator, 'GET', '/auth/session-stats', forbidden);
  await run.call(operator, 'POST', '/users', { ...forbidden, body: newPerson(people, 'refused') });
  await run.call(operator, 'PUT', `/users/${target}`, { ...forbidden, body: { firstName: 'Refusé' } });
  await run.call(operator, 'DELETE', `/users/${target}`, forbidden);
  await run.call(operator, 'POST', '/users/bulk-action', {
    ...forbidden,
    body: { action: 'deactivate', userIds: [target] },
  });
  await run.call(operator, 'PUT', `/users/${target}/permissions`, {
    ...forbidden,
    body: { permissions: {} },
  });
  await run.call(admin, 'DELETE', `/users/${target}`, forbidden);
  for (const who of [admin, operator])
    await run.call(who, 'POST', `/users/${target}/force-logout`, forbidden);
  for (const path of ['/sessions', '/users/counts', '/reports/modules'])
    await run.call(operator, 'GET', path, forbidden);
  // No module has the id `conformance`.
  await run.call(superAdmin, 'POST', '/auth/module-token/conformance', { expect: [403, 404] });
  await run.call(superAdmin, 'POST', '/modules/conformance/topics/changes', {
    body: { message: null },
    expect: [401, 404],
  });
  // The following PUT calls send back the server's own data, so that a server which accepts them loses nothing.
  const role = await run.call(superAdmin, 'GET', '/roles/OPERATOR/permissions');
  const ofRole = valueAt(role.body, 'data', 'permissions');
  if (ofRole !== undefined)
    await run.call(operator, 'PUT', '/roles/OPERATOR/permissions', {
      ...forbidden,
      body: { permissions: ofRole },
    });
  await run.call(admin, 'GET', '/users');

  const own = `/users/${operator.userId ?? ''}`;
  for (const part of ['', '/preferences', '/sessions', '/audit-logs'])
    await run.call(operator, 'GET', `${own}${part}`);
  const preferences = await run.call(superAdmin, 'GET', `${own}/preferences`);
  const ofOperator = valueAt(preferences.body, 'data', 'permissions');
  if (ofOperator !== undefined)
    await run.call(operator, 'PUT', `${own}/permissions`, {
      ...forbidden,
      body: { permissions: ofOperator },
    });
}

import { tokenStore, userPreferencesQueryOptions } from '@escale/api-client';
import { roleDefaults, type PermissionMap } from '@escale/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ModuleGate } from './module-gate';
import { RoleDefaultsContext } from './role-defaults';
import { answerPermissions, renderWithSession } from '../session/test-app';
import { testUser } from '../session/test-user';

const server = setupServer();
const operator = { ...testUser, role: 'OPERATOR' };
const preferencesKey = userPreferencesQueryOptions(testUser.id).queryKey;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  tokenStore.clear();
});
afterAll(() => server.close());

function renderGate(moduleId: string, demanded: 'read' | 'write' | 'delete', user = testUser) {
  return renderWithSession(
    <ModuleGate
      moduleId={moduleId}
      demanded={demanded}
      pending={<p>pending</p>}
      error={(retry) => <button onClick={retry}>error</button>}
      denied={(missing) => <p>denied: {missing}</p>}
    >
      <p>granted</p>
    </ModuleGate>,
    user,
  );
}

it('is pending until the permissions are loaded', async () => {
  server.use(answerPermissions({}));
  renderGate('users', 'read');
  expect(screen.getByText('pending')).toBeVisible();
  expect(await screen.findByText('granted')).toBeVisible();
  expect(screen.queryByText('pending')).toBeNull();
});

it('shows the error after one retry, and loads again on demand [§7-20]', async () => {
  let attempts = 0;
  server.use(
    http.get('*/api/users/:id/preferences', () => {
      attempts += 1;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const { queryClient } = renderGate('users', 'read');
  queryClient.setQueryDefaults(preferencesKey, { retryDelay: 0 });
  const retry = await screen.findByRole('button', { name: 'error' }, { timeout: 5_000 });
  expect(attempts).toBe(2);
  server.use(answerPermissions({}));
  fireEvent.click(retry);
  expect(await screen.findByText('granted')).toBeVisible();
});

const savedFlags = (flags: PermissionMap[string]): PermissionMap => ({ users: flags });

it.each<[string, PermissionMap, 'read' | 'write' | 'delete', string]>([
  ['the role default where the server has no entry', {}, 'read', 'denied: visible'],
  ['visible first', savedFlags({ visible: false, read: true, write: true }), 'write', 'denied: visible'],
  ['read before the demanded right', savedFlags({ visible: true, write: true }), 'write', 'denied: read'],
  ['the demanded right last', savedFlags({ visible: true, read: true }), 'delete', 'denied: delete'],
  [
    'the entry of the server over the role default',
    savedFlags({ visible: true, read: true }),
    'read',
    'granted',
  ],
])('checks %s [§6-4 §6-5 §6-7 §7-20]', async (_name, permissions, demanded, shown) => {
  server.use(answerPermissions(permissions));
  renderGate('users', demanded, operator);
  expect(await screen.findByText(shown)).toBeVisible();
});

it('denies a module that neither the server nor the role knows [§6-6]', async () => {
  server.use(answerPermissions({}));
  renderGate('unknown', 'read');
  expect(await screen.findByText('denied: visible')).toBeVisible();
});

it('denies a role without defaults what the server does not grant [§6-12]', async () => {
  server.use(answerPermissions({ reports: { visible: true, read: true } }));
  renderGate('dashboard', 'read', { ...testUser, role: 'AUDITOR' });
  expect(await screen.findByText('denied: visible')).toBeVisible();
});

it('denies access as soon as a refetch has revoked the right', async () => {
  server.use(answerPermissions(savedFlags({ visible: true, read: true })));
  const { queryClient } = renderGate('users', 'read');
  expect(await screen.findByText('granted')).toBeVisible();
  server.use(answerPermissions(savedFlags({ visible: true, read: false })));
  await act(() => queryClient.invalidateQueries({ queryKey: preferencesKey }));
  expect(await screen.findByText('denied: read')).toBeVisible();
});

it("a route by a module's own right opens by the default that the module declares for the role", async () => {
  server.use(answerPermissions({}));
  const gateOf = (demanded: string) => (
    <RoleDefaultsContext
      value={{ ...roleDefaults, OPERATOR: { yard: { visible: true, read: true, plan: true } } }}
    >
      <ModuleGate
        moduleId="yard"
        demanded={demanded}
        pending={null}
        error={() => null}
        denied={(missing) => <p>denied: {missing}</p>}
      >
        <p>{demanded} granted</p>
      </ModuleGate>
    </RoleDefaultsContext>
  );
  renderWithSession(
    <>
      {gateOf('plan')}
      {gateOf('release')}
    </>,
    operator,
  );
  expect(await screen.findByText('plan granted')).toBeVisible();
  expect(screen.getByText('denied: release')).toBeVisible();
});

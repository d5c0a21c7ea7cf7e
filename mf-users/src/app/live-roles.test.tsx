import { roleDefaults } from '@escale/contracts';
import { ModulesProvider } from '@escale/module-kit';
import {
  act,
  apiPath,
  http,
  HttpResponse,
  renderApp,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { modules, serveDetail } from '../test-detail';
import { awa, mariam } from '../test-people';
import { openUserPage } from '../test-user-page';
import { RolesPage } from './roles-page';

const change = {
  id: 'a1',
  action: 'UPDATE',
  resource: 'roles/OPERATOR',
  timestamp: '2026-11-21T10:00:00.000Z',
};
const operator = roleDefaults.OPERATOR;
const withoutWrite = { ...operator, shipments: { visible: true, read: true, write: false, delete: false } };
const notice = /^Droits du rôle Opérateur modifiés par Awa Koné à \d{2}:\d{2}\.$/;

beforeEach(() => {
  server.use(http.get(apiPath('/users/awa'), () => HttpResponse.json({ success: true, data: awa })));
});

async function flag(name: string) {
  return within(await screen.findByRole('group', { name: 'Expéditions' })).getByRole('switch', { name });
}

it("a change of the role shows in a user's editor, and keeps unsaved changes", async () => {
  const held = { permissions: operator, byRole: operator };
  const api = serveDetail(held);
  const { realtime, user } = openUserPage('/users/yao?onglet=permissions');
  await user.click(await flag('Suppression'));
  expect(await flag('Modification')).toBeChecked();
  api.preferences.permissions = withoutWrite;
  held.byRole = withoutWrite;
  act(() => realtime.handle('user_activity', { ...change, userId: awa.id }));
  await waitFor(async () => expect(await flag('Modification')).not.toBeChecked());
  expect(await flag('Modification')).not.toHaveAccessibleDescription();
  expect(await flag('Suppression')).toBeChecked();
  expect(await screen.findByText(notice)).toBeVisible();
});

it("a change of one's own needs no notice", async () => {
  serveDetail({ permissions: operator });
  const { realtime } = openUserPage('/users/yao?onglet=permissions');
  await flag('Modification');
  act(() => realtime.handle('user_activity', { ...change, userId: mariam.id }));
  expect(screen.queryByText(/modifiés par/)).not.toBeInTheDocument();
});

it("a change of the role shows in the role's editor", async () => {
  let permissions = operator;
  server.use(
    http.get(apiPath('/roles/:role/permissions'), () =>
      HttpResponse.json({ success: true, data: { permissions, defaults: operator } }),
    ),
  );
  const page = (
    <ModulesProvider modules={modules}>
      <RolesPage />
    </ModulesProvider>
  );
  const { realtime } = renderApp(page, { as: mariam, url: '/users/roles', path: '/users/roles' });
  expect(await flag('Modification')).toBeChecked();
  permissions = withoutWrite;
  act(() => realtime.handle('user_activity', { ...change, userId: awa.id }));
  await waitFor(async () => expect(await flag('Modification')).not.toBeChecked());
  expect(await screen.findByText(notice)).toBeVisible();
});

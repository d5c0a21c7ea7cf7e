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

const roleChange = {
  id: 'a1',
  action: 'UPDATE',
  resource: 'roles/OPERATOR',
  timestamp: '2026-11-21T10:00:00.000Z',
};
const operatorRights = roleDefaults.OPERATOR;
const rightsWithoutWrite = {
  ...operatorRights,
  shipments: { visible: true, read: true, write: false, delete: false },
};
const noticePattern = /^Droits du rôle Opérateur modifiés par Awa Koné à \d{2}:\d{2}\.$/;

beforeEach(() => {
  server.use(http.get(apiPath('/users/awa'), () => HttpResponse.json({ success: true, data: awa })));
});

async function findFlagSwitch(name: string) {
  return within(await screen.findByRole('group', { name: 'Expéditions' })).getByRole('switch', { name });
}

it("a change of the role shows in a user's editor, and keeps unsaved changes", async () => {
  const held = { permissions: operatorRights, byRole: operatorRights };
  const api = serveDetail(held);
  const { realtime, user } = openUserPage('/users/yao?onglet=permissions');
  await user.click(await findFlagSwitch('Suppression'));
  expect(await findFlagSwitch('Modification')).toBeChecked();
  api.preferences.permissions = rightsWithoutWrite;
  held.byRole = rightsWithoutWrite;
  act(() => realtime.handle('user_activity', { ...roleChange, userId: awa.id }));
  await waitFor(async () => expect(await findFlagSwitch('Modification')).not.toBeChecked());
  expect(await findFlagSwitch('Modification')).not.toHaveAccessibleDescription();
  expect(await findFlagSwitch('Suppression')).toBeChecked();
  expect(await screen.findByText(noticePattern)).toBeVisible();
});

it("shows no notice of one's own change", async () => {
  serveDetail({ permissions: operatorRights });
  const { realtime } = openUserPage('/users/yao?onglet=permissions');
  await findFlagSwitch('Modification');
  act(() => realtime.handle('user_activity', { ...roleChange, userId: mariam.id }));
  expect(screen.queryByText(/modifiés par/)).not.toBeInTheDocument();
});

it("a change of the role shows in the role's editor", async () => {
  let permissions = operatorRights;
  server.use(
    http.get(apiPath('/roles/:role/permissions'), () =>
      HttpResponse.json({ success: true, data: { permissions, defaults: operatorRights } }),
    ),
  );
  const page = (
    <ModulesProvider modules={modules}>
      <RolesPage />
    </ModulesProvider>
  );
  const { realtime } = renderApp(page, { as: mariam, url: '/users/roles', path: '/users/roles' });
  expect(await findFlagSwitch('Modification')).toBeChecked();
  permissions = rightsWithoutWrite;
  act(() => realtime.handle('user_activity', { ...roleChange, userId: awa.id }));
  await waitFor(async () => expect(await findFlagSwitch('Modification')).not.toBeChecked());
  expect(await screen.findByText(noticePattern)).toBeVisible();
});

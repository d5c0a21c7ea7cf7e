import type { PermissionMap, Role, User } from '@escale/contracts';
import { ModulesProvider } from '@escale/module-kit';
import {
  apiPath,
  http,
  HttpResponse,
  refuse,
  renderApp,
  screen,
  server,
  userEvent,
  within,
} from '@escale/testing';
import { expectToasts, modules, yardModule } from '../test-detail';
import { awa, mariam } from '../test-people';
import { RolesPage } from './roles-page';

const allPermissions = { users: { visible: true, read: true, write: true, delete: true } };
const listedModules = [
  ...modules,
  { ...yardModule, roleDefaults: { SUPER_ADMIN: ['visible', 'read', 'release'] } },
];

function serveRoles() {
  const api = { saved: [] as unknown[], OPERATOR: {} as PermissionMap, refusal: false };
  server.use(
    http.get(apiPath('/roles/:role/permissions'), ({ params }) => {
      const permissions = params.role === 'OPERATOR' ? api.OPERATOR : {};
      return HttpResponse.json({ success: true, data: { permissions, defaults: {} } });
    }),
    http.put(apiPath('/roles/:role/permissions'), async ({ request, params }) => {
      const body = (await request.json()) as { permissions: PermissionMap };
      api.saved.push([params.role, body]);
      if (api.refusal) return refuse(409, 'RULE', 'Un rôle doit avoir tous les droits du rôle inférieur.');
      api.OPERATOR = { ...api.OPERATOR, ...body.permissions };
      return HttpResponse.json({ success: true });
    }),
  );
  return api;
}

function openRolesPage(as: Role | User = mariam, url = '/users/roles') {
  const page = (
    <ModulesProvider modules={listedModules}>
      <RolesPage />
    </ModulesProvider>
  );
  return renderApp(page, { as, url, path: '/users/roles', permissions: allPermissions });
}

const findSwitch = async (module: string, name: string) =>
  within(await screen.findByRole('group', { name: module })).getByRole('switch', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it("a super administrator grants a role a module's right, and sees what differs from the default", async () => {
  const api = serveRoles();
  openRolesPage();
  await userEvent.click(await findSwitch('Parc', 'Module visible'));
  await userEvent.click(await findSwitch('Parc', 'Libération'));
  expect(screen.getByText('3 changements à enregistrer')).toBeVisible();
  await press('Enregistrer les permissions');
  expect(
    await screen.findByText('Modifier les permissions de tous les comptes « Opérateur » ?'),
  ).toBeVisible();
  await press('Enregistrer');
  await expectToasts(['Permissions mises à jour avec succès !']);
  const yardFlags = { visible: true, read: true, release: true };
  expect(api.saved).toEqual([['OPERATOR', { permissions: { yard: yardFlags } }]]);
  expect(await findSwitch('Parc', 'Libération')).toBeChecked();
  expect(
    await screen.findByRole('button', { name: 'Revenir aux droits par défaut du rôle Opérateur : Parc' }),
  ).toBeEnabled();
});

it('shows a refusal, and keeps the changes', async () => {
  const api = serveRoles();
  api.refusal = true;
  openRolesPage();
  await userEvent.click(await findSwitch('Parc', 'Module visible'));
  await press('Enregistrer les permissions');
  await press('Enregistrer');
  await expectToasts(['Erreur: Un rôle doit avoir tous les droits du rôle inférieur.']);
  expect(screen.getByText('1 changement à enregistrer')).toBeVisible();
});

it('others cannot change the rights of roles; nobody can change the platform rights of SUPER_ADMIN', async () => {
  serveRoles();
  const { unmount } = openRolesPage(awa);
  expect(await findSwitch('Parc', 'Module visible')).toHaveAttribute('aria-disabled', 'true');
  unmount();
  openRolesPage(mariam, '/users/roles?onglet=SUPER_ADMIN');
  expect(await findSwitch('Tableau de Bord', 'Module visible')).toHaveAttribute('aria-disabled', 'true');
  expect(await findSwitch('Parc', 'Module visible')).not.toHaveAttribute('aria-disabled', 'true');
});

it('says so when the server has no rights of roles', async () => {
  server.use(http.get(apiPath('/roles/:role/permissions'), () => refuse(404, 'NOT_FOUND', 'Introuvable')));
  openRolesPage();
  expect(await screen.findByText('Les droits des rôles sont fixes')).toBeVisible();
});

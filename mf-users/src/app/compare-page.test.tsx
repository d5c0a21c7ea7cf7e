import { roleDefaults, type PermissionMap, type Role, type User } from '@escale/contracts';
import { ModulesProvider } from '@escale/module-kit';
import {
  apiPath,
  buildPreferences,
  http,
  HttpResponse,
  refuse,
  renderApp,
  screen,
  server,
  waitFor,
  within,
  type RenderAppOptions,
} from '@escale/testing';
import { expectToasts, modules, serveDetail } from '../test-detail';
import { awa, mariam, yao } from '../test-people';
import { getButton, findButton } from '../test-user-page';
import { ComparePage } from './compare-page';

const yaoRights: PermissionMap = {
  ...roleDefaults.OPERATOR,
  customs: { visible: true, read: true, export: false, import: false, manage: true },
};
const fatouRights: PermissionMap = {
  ...roleDefaults.OPERATOR,
  users: { visible: true, read: true, write: false, delete: true },
  customs: { visible: true, read: true, export: true, import: false, manage: false },
};

/** Mocks an API in which Yao has `yaoRights` and Fatou has `fatouRights`. */
function serveYaoAndFatou() {
  const api = serveDetail({ permissions: yaoRights });
  server.use(
    http.get(apiPath('/users/fatou/preferences'), () =>
      HttpResponse.json({ success: true, data: buildPreferences({ permissions: fatouRights }) }),
    ),
  );
  return api;
}

function openComparePage(search = '?avec=fatou', as: Role | User = mariam, options: RenderAppOptions = {}) {
  const page = (
    <ModulesProvider modules={modules}>
      <ComparePage />
    </ModulesProvider>
  );
  return renderApp(page, {
    as,
    url: `/users/yao/compare${search}`,
    path: '/users/:userId/compare',
    ...options,
  });
}

const findRowTexts = async () => {
  const table = within(await screen.findByRole('table', { name: 'Comparer les droits' }));
  const texts = (row: HTMLElement) =>
    [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')).join(' | ');
  return table.getAllByRole('row').map(texts);
};
const getListTexts = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s/g, ' '));

it('shows the rights in which two people differ, and all of them on request', async () => {
  serveYaoAndFatou();
  const { user, location } = openComparePage();
  expect(await findRowTexts()).toEqual([
    'Droit | Yao Kouassi | Fatou Bamba',
    'Gestion Utilisateurs',
    'Module visible | non | oui',
    'Consultation | non | oui',
    'Suppression | non | oui',
    'Douane',
    'Export | non | oui',
    'Gestion | oui | non',
  ]);
  expect(screen.getByText('5 différences')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Afficher aussi les droits identiques' }));
  expect(await findRowTexts()).toContain('Consultation | oui | oui');
  expect(location().search).toBe('?avec=fatou&tous=1');
});

it('compares with a role, from which nothing can be copied', async () => {
  serveYaoAndFatou();
  openComparePage('?avec=OPERATOR');
  expect(await findRowTexts()).toEqual([
    'Droit | Yao Kouassi | Rôle Opérateur',
    'Douane',
    'Module visible | oui | non',
    'Consultation | oui | non',
    'Gestion | oui | non',
  ]);
  expect(screen.queryByRole('button', { name: 'Copier ces droits' })).toBeNull();
});

it.each([
  ['a role', 'OPERATOR', 'Rôle Opérateur'],
  ['a person', 'fatou', 'Fatou Bamba'],
])('marks %s that is compared', async (_, chosen, name) => {
  serveYaoAndFatou();
  openComparePage(`?avec=${chosen}`);
  const choices = within(await screen.findByRole('list', { name: 'Personnes et rôles' }));
  expect(await choices.findByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  expect(choices.getAllByRole('link').filter((link) => link.ariaCurrent !== null)).toHaveLength(1);
});

it('finds a person or a role by name: the field has the focus, and Enter takes the first result', async () => {
  serveYaoAndFatou();
  const { user, location } = openComparePage('');
  const field = await screen.findByRole('searchbox', { name: 'Comparer avec une personne ou un rôle' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Rôle Administrateur' })).toBeVisible();
  await user.keyboard('bamba');
  expect(await screen.findByText('1 résultat')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fatou Bamba' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(location().search).toBe('?avec=fatou');
  expect(await screen.findByText('5 différences')).toBeVisible();
});

it('says that the list of people cannot be loaded, instead of no result', async () => {
  serveYaoAndFatou();
  server.use(http.get(apiPath('/users'), () => refuse(500, 'SERVER_ERROR', 'Erreur')));
  const { user } = openComparePage('');
  await user.type(await screen.findByRole('searchbox'), 'bamba');
  const status = await within(screen.getByRole('search')).findByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('Impossible de charger la liste des utilisateurs'));
});

it('copies the rights of a colleague in one save, after showing what it grants and withdraws', async () => {
  const api = serveYaoAndFatou();
  const { user } = openComparePage();
  await findButton('Copier ces droits');
  expect(getListTexts('Accordé')).toEqual([
    'Gestion Utilisateurs : Module visible, Consultation, Suppression',
    'Douane : Export',
  ]);
  expect(getListTexts('Retiré')).toEqual(['Douane : Gestion']);
  await user.click(getButton('Copier ces droits'));
  await expectToasts(['Permissions mises à jour avec succès !']);
  expect(api.calls).toEqual([
    {
      call: 'PUT /users/yao/permissions',
      body: {
        permissions: {
          users: { visible: true, read: true, delete: true },
          customs: { export: true, manage: false },
        },
      },
      ifMatch: yao.updatedAt,
    },
  ]);
  expect(await screen.findByText('Les droits sont les mêmes.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copier ces droits' })).toBeNull();
  expect(document.activeElement).toHaveTextContent('Les droits sont les mêmes.');
  expect(document.activeElement).not.toBe(document.body);
});

it('leaves out rights that the copying user does not hold, and says so', async () => {
  const api = serveYaoAndFatou();
  const { user } = openComparePage('?avec=fatou', awa, {
    permissions: { ...roleDefaults.ADMIN, customs: { visible: true, read: true, export: true } },
  });
  await findButton('Copier ces droits');
  expect(getListTexts("Non copié : vous n'avez pas vous-même ce droit")).toEqual([
    'Gestion Utilisateurs : Suppression',
  ]);
  expect(getListTexts('Accordé')).toEqual([
    'Gestion Utilisateurs : Module visible, Consultation',
    'Douane : Export',
  ]);
  await user.click(getButton('Copier ces droits'));
  await expectToasts(['Permissions mises à jour avec succès !']);
  expect(api.calls).toMatchObject([{ body: { permissions: { users: { visible: true, read: true } } } }]);
  expect(screen.getByText('1 différence')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copier ces droits' })).toBeNull();
});

it('is not available without the right to write, with the reason', async () => {
  serveYaoAndFatou();
  openComparePage('?avec=fatou', awa, { permissions: { users: { visible: true, read: true } } });
  expect(await screen.findByText('5 différences')).toBeVisible();
  const copy = screen.queryByRole('button', { name: 'Copier ces droits' });
  expect(copy).toHaveAttribute('aria-disabled', 'true');
});

it('overwrites no change of another user, and shows the current differences', async () => {
  const api = serveYaoAndFatou();
  const { user } = openComparePage();
  await findButton('Copier ces droits');
  api.preferences.permissions = { ...yaoRights, customs: fatouRights.customs ?? { visible: false } };
  api.bump('yao');
  await user.click(getButton('Copier ces droits'));
  expect(await screen.findByText('Ces droits ont été modifiés entre-temps')).toBeVisible();
  expect(await screen.findByText('3 différences')).toBeVisible();
  expect(api.calls).toHaveLength(1);
  await user.click(getButton('Copier ces droits'));
  expect(await screen.findByText('Les droits sont les mêmes.')).toBeVisible();
  expect(screen.queryByText('Ces droits ont été modifiés entre-temps')).toBeNull();
});

it('says that a person does not exist, and that rights cannot be loaded', async () => {
  serveYaoAndFatou();
  const { unmount } = openComparePage('?avec=nobody');
  expect(await screen.findByText('Utilisateur non trouvé')).toBeVisible();
  unmount();
  server.use(http.get(apiPath('/users/fatou/preferences'), () => refuse(403, 'FORBIDDEN', 'Interdit')));
  openComparePage();
  expect(await screen.findByText("Les permissions n'ont pas pu être chargées")).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('compares nothing while the rights of a role are unknown', async () => {
  serveYaoAndFatou();
  let isBroken = true;
  server.use(
    http.get(apiPath('/roles/:role/permissions'), () =>
      isBroken ? refuse(500, 'SERVER_ERROR', 'Panne') : undefined,
    ),
  );
  const { user } = openComparePage();
  const retry = await findButton('Réessayer');
  expect(screen.getByText("Les permissions n'ont pas pu être chargées")).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('5 différences')).toBeVisible();
});

import { roleDefaults, type PermissionMap } from '@escale/contracts';
import { notify } from '@escale/design-system';
import {
  apiPath,
  buildUser,
  http,
  HttpResponse,
  refuse,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { serveDetail, expectToasts, modules, yardModule } from '../test-detail';
import { awa, mariam, yao } from '../test-people';
import { getButton, findButton, openUserPage } from '../test-user-page';

const savedPermissions: PermissionMap = {
  dashboard: { visible: true, read: true },
  users: { visible: false, read: false, write: false, delete: false, audit: true },
  customs: { visible: true, read: true, export: false, import: false, manage: false },
  harbour: { visible: true, dock: true },
};
const url = '/users/yao?onglet=permissions';
const findModuleRow = (name: string) => screen.findByRole('group', { name });
type UserEvents = ReturnType<typeof openUserPage>['user'];
let reportSuccess: jest.SpiedFunction<typeof notify.success>;
beforeEach(() => {
  reportSuccess = jest.spyOn(notify, 'success');
});
const getSaveButton = () => getButton('Enregistrer les permissions');

/** Checks that the save bar, which appears with the first change, is absent. */
function expectNothingToSave() {
  expect(screen.queryByText(/à enregistrer/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Enregistrer les permissions' })).toBeNull();
}

/** Saves, and confirms in the dialog. */
async function save(user: UserEvents) {
  await user.click(getSaveButton());
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** Waits for the report of a save. Its toast may have disappeared by the time a busy machine looks for it. */
const expectSaved = () =>
  waitFor(() =>
    expect(reportSuccess.mock.calls.map(([text]) => text.replaceAll(/\s/g, ' '))).toContain(
      'Permissions mises à jour avec succès !',
    ),
  );

async function findFlagSwitch(group: string, name: string) {
  return within(await findModuleRow(group)).getByRole('switch', { name });
}

it('has a row for each module of the registry and each known one, a switch for each permission [§2-75 §3-12]', async () => {
  serveDetail({ permissions: savedPermissions });
  openUserPage(url);
  const customs = within(await findModuleRow('Douane'));
  expect(
    customs.getAllByRole('switch').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Module visible', 'Consultation', 'Export', 'Import', 'Gestion']);
  expect(screen.getAllByRole('group')).toHaveLength(8);
  for (const name of ['Tableau de Bord', 'Gestion Utilisateurs', 'Paramètres', 'Dashboard Sécurité'])
    expect(await findModuleRow(name)).toBeVisible();
  expect(await findFlagSwitch('Tableau de Bord', 'Consultation')).toBeChecked();
  expect(await findFlagSwitch('Gestion Utilisateurs', 'Module visible')).not.toBeChecked();
});

it("a module's own permission has the label of its descriptor, and is granted by its name", async () => {
  const api = serveDetail({ permissions: savedPermissions });
  const { user } = openUserPage(url, mariam, {}, [...modules, yardModule]);
  await user.click(await findFlagSwitch('Parc', 'Module visible'));
  await user.click(await findFlagSwitch('Parc', 'Libération'));
  expect(await findFlagSwitch('Parc', 'Consultation')).toBeChecked();
  await user.click(getSaveButton());
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Parc.*Libération/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(api.calls).toMatchObject([
      { body: { permissions: { yard: { visible: true, read: true, release: true } } } },
    ]),
  );
});

it("marks what differs from the role, with the role's default [§3-12]", async () => {
  serveDetail({
    permissions: {
      ...savedPermissions,
      containers: { visible: true, read: true, write: true, delete: true },
    },
  });
  openUserPage(url);
  expect(await findFlagSwitch('Gestion Conteneurs', 'Suppression')).toHaveAccessibleDescription('rôle : non');
  expect(await findFlagSwitch('Gestion Conteneurs', 'Modification')).not.toHaveAccessibleDescription();
  expect(within(await findModuleRow('Gestion Conteneurs')).getByText('Personnalisé')).toBeVisible();
  expect(within(await findModuleRow('Expéditions')).queryByText('Personnalisé')).not.toBeInTheDocument();
});

it('a module that is not visible has its permission switches disabled, and says why [§2-75]', async () => {
  serveDetail({ permissions: savedPermissions });
  const { user } = openUserPage(url);
  const right = await findFlagSwitch('Gestion Utilisateurs', 'Consultation');
  expect(right).toHaveAttribute('aria-disabled', 'true');
  expect(right).toHaveAccessibleDescription(expect.stringContaining("Rendez d'abord le module visible."));
  await user.click(right);
  expect(right).not.toBeChecked();
  await user.click(await findFlagSwitch('Gestion Utilisateurs', 'Module visible'));
  expect(right).not.toHaveAttribute('aria-disabled', 'true');
});

it('write grants read; save needs a change; flags that are not shown are preserved [§1-4 §3-11 §7-22 §8-39]', async () => {
  const api = serveDetail({ permissions: savedPermissions });
  const { user } = openUserPage(url);
  await findModuleRow('Douane');
  expectNothingToSave();
  await user.click(await findFlagSwitch('Gestion Utilisateurs', 'Module visible'));
  await user.click(await findFlagSwitch('Gestion Utilisateurs', 'Modification'));
  expect(await findFlagSwitch('Gestion Utilisateurs', 'Consultation')).toBeChecked();
  expect(screen.getByText('3 changements à enregistrer')).toBeVisible();
  await save(user);
  await expectSaved();
  expect(api.calls).toEqual([
    {
      call: 'PUT /users/yao/permissions',
      body: { permissions: { users: { visible: true, read: true, write: true } } },
      ifMatch: yao.updatedAt,
    },
  ]);
  expect(api.preferences.permissions).toEqual({
    ...savedPermissions,
    users: { visible: true, read: true, write: true, delete: false, audit: true },
  });
  await waitFor(expectNothingToSave);
});

it("does not save as the account's own a right that its role has lost meanwhile", async () => {
  const permissions = {
    ...savedPermissions,
    shipments: { visible: true, read: true, write: true, delete: false },
  };
  const api = serveDetail({ permissions });
  const { user } = openUserPage(url);
  await user.click(await findFlagSwitch('Expéditions', 'Suppression'));
  const shipments = { ...permissions.shipments, write: false };
  api.preferences.permissions = { ...permissions, shipments };
  await save(user);
  await expectSaved();
  expect(api.preferences.permissions.shipments).toEqual({ ...shipments, delete: true });
});

it('sends all flags of a module that the saved map leaves out', async () => {
  const api = serveDetail({ permissions: savedPermissions });
  const { user } = openUserPage(url);
  await user.click(await findFlagSwitch('Expéditions', 'Suppression'));
  await save(user);
  await expectSaved();
  const shipments = { ...roleDefaults.OPERATOR.shipments, delete: true };
  expect(api.calls).toMatchObject([{ body: { permissions: { shipments } } }]);
});

it('says in words what is granted and withdrawn, and saves nothing when cancelled', async () => {
  const api = serveDetail({ permissions: savedPermissions });
  const { user } = openUserPage(url);
  await user.click(await findFlagSwitch('Douane', 'Export'));
  await user.click(await findFlagSwitch('Douane', 'Import'));
  await user.click(await findButton('Aucun droit : Expéditions'));
  await user.click(getSaveButton());
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Modifier les permissions de Yao Kouassi ?' }),
  );
  const lines = (name: string) =>
    within(dialog.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\s/g, ' '));
  expect(lines('Accordé')).toEqual(['Douane : Export, Import']);
  expect(lines('Retiré')).toEqual(['Expéditions : Module visible, Consultation, Modification']);
  await user.click(dialog.getByRole('button', { name: 'Annuler' }));
  expect(api.calls).toEqual([]);
  expect(await findFlagSwitch('Douane', 'Export')).toBeChecked();
});

describe('when another person has saved meanwhile', () => {
  const revoked = { ...savedPermissions, dashboard: { visible: false, read: false } };

  async function saveOnStaleVersion() {
    const api = serveDetail({ permissions: savedPermissions });
    const { user } = openUserPage(url);
    await user.click(await findFlagSwitch('Douane', 'Export'));
    api.preferences.permissions = revoked;
    api.bump('yao');
    await save(user);
    expect(await screen.findByText(/modifié par quelqu'un d'autre/)).toBeVisible();
    return { api, user };
  }

  it("does not restore a permission revoked meanwhile, and keeps the user's change for the next save [§8-39]", async () => {
    const { api, user } = await saveOnStaleVersion();
    expect(screen.getByText('Douane, Export : non')).toBeVisible();
    expect(await findFlagSwitch('Douane', 'Export')).toBeChecked();
    expect(await findFlagSwitch('Tableau de Bord', 'Module visible')).not.toBeChecked();
    expect(screen.getByText('1 changement à enregistrer')).toBeVisible();
    await save(user);
    await expectSaved();
    expect(api.preferences.permissions).toEqual({
      ...revoked,
      customs: { ...savedPermissions.customs, export: true },
    });
    expect(screen.queryByText(/modifié par quelqu'un d'autre/)).not.toBeInTheDocument();
  });

  it('accepts the saved permissions on request', async () => {
    const { user } = await saveOnStaleVersion();
    await user.click(getButton('Reprendre les valeurs enregistrées'));
    expect(await findFlagSwitch('Douane', 'Export')).not.toBeChecked();
    expectNothingToSave();
    expect(screen.queryByText(/modifié par quelqu'un d'autre/)).not.toBeInTheDocument();
  });

  it('a concurrent change of other data is no conflict [§8-39]', async () => {
    const api = serveDetail({ permissions: savedPermissions });
    const { user } = openUserPage(url);
    await user.click(await findFlagSwitch('Douane', 'Export'));
    const latest = api.bump('yao', { lastName: 'Bamba' });
    await save(user);
    await expectSaved();
    expect(api.calls.map(({ ifMatch }) => ifMatch)).toEqual([yao.updatedAt, latest?.updatedAt]);
    expect(screen.queryByText(/modifié par quelqu'un d'autre/)).not.toBeInTheDocument();
  });
});

it('grants all, revokes all, restores the role defaults and discards the changes', async () => {
  serveDetail({ permissions: savedPermissions });
  const { user } = openUserPage(url);
  await user.click(await findButton('Tout accorder : Douane'));
  expect(await findFlagSwitch('Douane', 'Gestion')).toBeChecked();
  await user.click(getButton('Aucun droit : Douane'));
  expect(await findFlagSwitch('Douane', 'Module visible')).not.toBeChecked();
  expect(await findFlagSwitch('Douane', 'Gestion')).not.toBeChecked();
  await user.click(getButton('Annuler les changements'));
  expectNothingToSave();
  expect(document.body).not.toHaveFocus();
  await user.click(getButton('Aucun droit : Expéditions'));
  await user.click(getButton('Revenir au rôle Opérateur : Expéditions'));
  expect(await findFlagSwitch('Expéditions', 'Modification')).toBeChecked();
  expect(await findFlagSwitch('Expéditions', 'Suppression')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Revenir au rôle Opérateur : Expéditions' })).toBeNull();
  expect(screen.getByText('Expéditions', { selector: '[tabindex]' })).toHaveFocus();
});

describe('a save that fails', () => {
  it.each([
    [
      'Droit refusé par la règle',
      refuse(422, 'RULE', 'Droit refusé par la règle'),
      ['Erreur: Droit refusé par la règle'],
    ],
    [
      'the fallback',
      HttpResponse.json({}, { status: 500 }),
      ['Erreur: Impossible de modifier les permissions', 'Erreur serveur. Veuillez réessayer plus tard.'],
    ],
  ])('shows %s and keeps the draft [§8-31 §8-64]', async (_name, answer, lines) => {
    serveDetail({ permissions: savedPermissions });
    server.use(http.put(apiPath('/users/:id/permissions'), () => answer));
    const { user } = openUserPage(url);
    await user.click(await findButton('Tout accorder : Douane'));
    await save(user);
    await expectToasts(lines);
    expect(await findFlagSwitch('Douane', 'Gestion')).toBeChecked();
    expect(getSaveButton()).toBeEnabled();
  });
});

it.each([
  ["the user's permissions", '/users/yao/preferences'],
  ['those of the role', '/roles/:role/permissions'],
])('shows an error with Réessayer and assumes no default when %s cannot be loaded', async (_what, path) => {
  serveDetail({ permissions: savedPermissions });
  server.use(http.get(apiPath(path), () => HttpResponse.json({}, { status: 500 })));
  openUserPage(url);
  expect(await screen.findByText("Les permissions n'ont pas pu être chargées")).toBeVisible();
  expect(getButton('Réessayer')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('does not let users revoke their own access', async () => {
  serveDetail();
  openUserPage('/users/mariam?onglet=permissions', mariam, { permissions: roleDefaults.SUPER_ADMIN });
  for (const name of ['Module visible', 'Consultation', 'Modification'])
    expect(await findFlagSwitch('Gestion Utilisateurs', name)).toHaveAccessibleDescription(
      'Vous ne pouvez pas vous retirer cet accès vous-même.',
    );
  expect(await findFlagSwitch('Gestion Utilisateurs', 'Suppression')).not.toHaveAttribute('aria-disabled');
});

it('an administrator cannot grant a permission that they do not have', async () => {
  serveDetail({ permissions: savedPermissions });
  const { user } = openUserPage(url, awa);
  const remove = await findFlagSwitch('Gestion Utilisateurs', 'Suppression');
  await user.click(await findFlagSwitch('Gestion Utilisateurs', 'Module visible'));
  expect(remove).toHaveAccessibleDescription("Vous ne pouvez pas accorder un droit que vous n'avez pas.");
  await user.click(getButton('Tout accorder : Gestion Utilisateurs'));
  expect(remove).not.toBeChecked();
  expect(await findFlagSwitch('Gestion Utilisateurs', 'Modification')).toBeChecked();
});

it("applies a change of one's own permissions to the module guard at once [§7-29]", async () => {
  serveDetail();
  const { queryClient, user } = openUserPage('/users/mariam?onglet=permissions', mariam, {
    permissions: roleDefaults.SUPER_ADMIN,
  });
  await user.click(await findFlagSwitch('Gestion Utilisateurs', 'Suppression'));
  let reads = 0;
  server.use(
    http.get(apiPath('/users/mariam/preferences'), () => {
      reads += 1;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  await save(user);
  await expectSaved();
  expect(queryClient.getQueryData(['users', 'mariam', 'preferences'])).toMatchObject({
    permissions: { users: { delete: false } },
  });
  expect(reads).toBeGreaterThan(0);
});

it.each([
  [
    'without the right to write',
    buildUser({ id: 'me', role: 'ADMIN' }),
    { users: { visible: true, read: true } },
    yao,
  ],
  ['on a user above', awa, {}, mariam],
])('%s every switch is visible but unavailable, with the reason', async (_name, as, permissions, target) => {
  serveDetail({ permissions: savedPermissions, users: [mariam, awa, yao, as] });
  openUserPage(`/users/${target.id}?onglet=permissions`, as, { permissions });
  const one = await findFlagSwitch('Douane', 'Module visible');
  expect(one).toHaveAttribute('aria-disabled', 'true');
  expect(one).toHaveAccessibleDescription(/Modification|supérieur/);
  expect(getSaveButton()).toHaveAttribute('aria-disabled', 'true');
});

describe('a user without saved permissions', () => {
  it('starts from every module visible and every permission off, and shows which rights apply until the first save [§6-14]', async () => {
    serveDetail({ permissions: {} });
    openUserPage(url);
    for (const group of ['Tableau de Bord', 'Gestion Utilisateurs', 'Douane', 'Dashboard Sécurité']) {
      const [visible, ...rest] = within(await findModuleRow(group)).getAllByRole('switch');
      expect(visible).toBeChecked();
      for (const one of rest) expect(one).not.toBeChecked();
    }
    expect(screen.getByText(/Les droits du rôle Opérateur s'appliquent/)).toBeVisible();
    expectNothingToSave();
  });

  it("loads the role's defaults on request, and saves what is shown", async () => {
    const api = serveDetail({ permissions: {} });
    const { user } = openUserPage(url);
    await user.click(await findButton('Charger les droits du rôle'));
    expect(await findFlagSwitch('Gestion Conteneurs', 'Modification')).toBeChecked();
    expect(await findFlagSwitch('Gestion Utilisateurs', 'Module visible')).not.toBeChecked();
    await save(user);
    await expectSaved();
    expect(api.preferences.permissions).toMatchObject({
      containers: { visible: true, read: true, write: true, delete: false },
      users: { visible: false, read: false, write: false, delete: false },
    });
    expect(screen.queryByText(/Aucun droit n'est enregistré/)).not.toBeInTheDocument();
  });

  it('is offered no defaults of the role operator when the role is unknown', async () => {
    serveDetail({ permissions: {}, users: [mariam, awa, { ...yao, role: 'AUDITOR' }] });
    openUserPage(url);
    expect(await findFlagSwitch('Gestion Conteneurs', 'Module visible')).toHaveAccessibleDescription(
      'rôle : non',
    );
    expect(screen.getByText("Ce rôle n'a aucun droit par défaut")).toBeVisible();
    expect(screen.getByText(/n'a accès à aucun module jusqu'au premier enregistrement/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /droits du rôle/ })).not.toBeInTheDocument();
  });
});

it('shows what the guard grants for a module that the saved map leaves out', async () => {
  serveDetail({ permissions: savedPermissions });
  openUserPage(url);
  expect(await findFlagSwitch('Gestion Conteneurs', 'Modification')).toBeChecked();
  expect(await findFlagSwitch('Gestion Conteneurs', 'Suppression')).not.toBeChecked();
});

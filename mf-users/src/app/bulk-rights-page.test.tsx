import { roleDefaults, type PermissionMap, type User } from '@escale/contracts';
import { ModulesProvider } from '@escale/module-kit';
import {
  apiPath,
  apiState,
  buildPreferences,
  buildUser,
  http,
  HttpResponse,
  refuse,
  renderApp,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { Route, Routes } from 'react-router-dom';
import { withChanges } from '../features/permissions/model/rebase-permissions';
import { modules } from '../test-detail';
import { awa, fatou, mariam, serveUsers, yao } from '../test-people';
import { getButton, findButton } from '../test-user-page';
import { BulkRightsPage } from './bulk-rights-page';
import { UsersPage } from './users-page';

const allPermissions: PermissionMap = {
  users: { visible: true, read: true, write: true, delete: true },
  customs: { visible: true, read: true, export: true, import: true, manage: true },
};
const rightsWithExport: PermissionMap = { customs: { visible: true, read: true, export: true } };

/** Mocks the API of `serveUsers`, extended to store each user's rights. */
function serveUsersAndRights(
  saved: Record<string, PermissionMap> = {},
  users: User[] = [mariam, awa, yao, fatou],
) {
  const api = Object.assign(serveUsers(users), { saved: { ...saved } });
  server.use(
    http.get(apiPath('/roles/:role/permissions'), () => refuse(404, 'NOT_FOUND', 'Introuvable')),
    http.get(apiPath('/users/:id/preferences'), ({ params }) => {
      const id = String(params.id);
      const updatedAt = api.users.find((user) => user.id === id)?.updatedAt;
      const permissions = api.saved[id] ?? {};
      const data =
        id === apiState.user?.id ? apiState.preferences : buildPreferences({ permissions, updatedAt });
      return HttpResponse.json({ success: true, data });
    }),
    http.put(apiPath('/users/:id/permissions'), async ({ request, params }) => {
      const id = String(params.id);
      const body = (await request.json()) as { permissions: PermissionMap };
      api.calls.push({
        call: `PUT /users/${id}/permissions`,
        body,
        ifMatch: request.headers.get('If-Match'),
      });
      const refusal = api.stale(id, request);
      if (refusal !== undefined) return refusal;
      api.saved[id] = withChanges(api.saved[id] ?? {}, body.permissions);
      api.bump(id);
      return HttpResponse.json({ success: true });
    }),
  );
  return api;
}

const pages = (
  <ModulesProvider modules={modules}>
    <Routes>
      <Route path="/users" element={<UsersPage />} />
      <Route path="/users/rights" element={<BulkRightsPage />} />
    </Routes>
  </ModulesProvider>
);

function openRightsPage(userIds: readonly string[], as: User = mariam, permissions = allPermissions) {
  const url = { pathname: '/users/rights', state: { userIds } };
  return renderApp(pages, { as, url, path: '*', permissions });
}

type UserEvents = ReturnType<typeof openRightsPage>['user'];

const choose = async (user: UserEvents, module: string, right: string, choice: string) =>
  user.selectOptions(
    within(await screen.findByRole('group', { name: module })).getByRole('combobox', { name: right }),
    choice,
  );
const withPlainSpaces = (text: string) => text.replaceAll(/\s/gu, ' ');
const getListTexts = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => withPlainSpaces(textContent));
/** Returns the summary of each person: the name, then the rights granted and withdrawn. */
const findSummaryLines = async () => {
  const list = await screen.findByRole('list', { name: 'Personnes à modifier' });
  return [...list.children].map(({ textContent }) => withPlainSpaces(textContent));
};

beforeEach(() => localStorage.clear());

it('grants a right to the selected users; reports users who have it already as unchanged', async () => {
  const api = serveUsersAndRights({ fatou: { ...roleDefaults.OPERATOR, ...rightsWithExport } });
  const { user, location } = renderApp(pages, {
    as: mariam,
    url: '/users',
    path: '*',
    permissions: allPermissions,
  });
  for (const name of ['Yao Kouassi', 'Fatou Bamba', 'Awa Koné'])
    await user.click(await screen.findByRole('checkbox', { name: `Sélectionner ${name}` }));
  await user.click(getButton('Rôle et droits'));
  expect(location().pathname).toBe('/users/rights');
  expect(await screen.findByText("Choisissez d'abord un rôle ou un droit.", { selector: 'p' })).toBeVisible();
  expect(getListTexts('3 personnes choisies')).toEqual(['Awa Koné', 'Fatou Bamba', 'Yao Kouassi']);
  await choose(user, 'Douane', 'Export', 'Accorder');
  expect(await findSummaryLines()).toEqual([
    'Awa KonéAccordéDouane : Module visible, Consultation, Export',
    'Yao KouassiAccordéDouane : Module visible, Consultation, Export',
  ]);
  expect(getListTexts('1 personne sans changement')).toEqual(['Fatou Bamba']);
  await user.click(getButton('Enregistrer pour 2 personnes'));
  expect(await screen.findByText('2 personnes modifiées')).toBeVisible();
  expect(api.calls.toSorted((one, other) => one.call.localeCompare(other.call))).toEqual(
    [awa, yao].map(({ id, updatedAt }) => ({
      call: `PUT /users/${id}/permissions`,
      body: { permissions: { customs: { visible: true, read: true, export: true } } },
      ifMatch: updatedAt,
    })),
  );
});

it('gives a role, and says what it grants and withdraws for each person', async () => {
  const api = serveUsersAndRights({ yao: { ...roleDefaults.OPERATOR, ...rightsWithExport } });
  const { user } = openRightsPage(['yao', 'fatou', 'awa']);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rôle' }), 'Administrateur');
  const [first, second] = await findSummaryLines();
  expect(first).toMatch(/^Fatou BambaRôle : Opérateur → AdministrateurAccordé/);
  expect(second).toContain('RetiréDouane : Module visible, Consultation, Export');
  expect(getListTexts('1 personne sans changement')).toEqual(['Awa Koné']);
  await user.click(getButton('Enregistrer pour 2 personnes'));
  expect(await screen.findByText('2 personnes modifiées')).toBeVisible();
  expect(api.calls).toHaveLength(2);
  expect(api.calls).toContainEqual({
    call: 'PUT /users/yao',
    body: { role: 'ADMIN' },
    ifMatch: yao.updatedAt,
  });
});

it('gives a role and a right together: first the role, then the right in addition to it', async () => {
  const api = serveUsersAndRights();
  const { user } = openRightsPage(['yao']);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rôle' }), 'Administrateur');
  await choose(user, 'Gestion Utilisateurs', 'Suppression', 'Accorder');
  await choose(user, 'Tableau de Bord', 'Consultation', 'Retirer');
  await user.click(await findButton('Enregistrer pour 1 personne'));
  expect(await screen.findByText('1 personne modifiée')).toBeVisible();
  expect(api.calls.map(({ call }) => call)).toEqual(['PUT /users/yao', 'PUT /users/yao/permissions']);
  expect(api.saved.yao).toMatchObject({
    users: { visible: true, read: true, write: true, delete: true },
    dashboard: { visible: true, read: false },
  });
});

it('names users who cannot be changed, with the reason; offers no right that the user lacks', async () => {
  serveUsersAndRights({
    fatou: { ...roleDefaults.OPERATOR, users: { visible: false, read: true, delete: true } },
  });
  const held = { ...roleDefaults.ADMIN };
  const { user } = openRightsPage(['mariam', 'awa', 'yao', 'fatou'], awa, held);
  const customs = within(await screen.findByRole('group', { name: 'Douane' }));
  expect(within(customs.getByRole('combobox', { name: 'Export' })).getByText('Accorder')).toBeDisabled();
  expect(screen.getByText("Vous ne pouvez pas accorder un droit que vous n'avez pas.")).toBeVisible();
  expect(screen.getByRole('option', { name: 'Super Administrateur' })).toBeDisabled();
  // Fatou has a right in the hidden module; making the module visible would grant her that right.
  await choose(user, 'Gestion Utilisateurs', 'Module visible', 'Accorder');
  expect(await findSummaryLines()).toEqual(['Yao KouassiAccordéGestion Utilisateurs : Module visible']);
  expect(getListTexts('2 personnes ne peuvent pas être modifiées')).toEqual([
    "Fatou Bamba : Vous ne pouvez pas accorder un droit que vous n'avez pas.",
    'Mariam Traoré : Ce compte a un rôle supérieur au vôtre.',
  ]);
  await choose(user, 'Gestion Utilisateurs', 'Module visible', 'Retirer');
  expect(getListTexts('2 personnes ne peuvent pas être modifiées')).toEqual([
    'Awa Koné : Vous ne pouvez pas vous retirer cet accès vous-même.',
    'Mariam Traoré : Ce compte a un rôle supérieur au vôtre.',
  ]);
  await choose(user, 'Gestion Utilisateurs', 'Module visible', 'Sans changement');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rôle' }), 'Opérateur');
  expect(getListTexts('2 personnes ne peuvent pas être modifiées')[0]).toBe(
    'Awa Koné : Vous ne pouvez pas changer votre propre rôle.',
  );
});

it('overwrites no change of another user: reads the rights again and saves on the second try', async () => {
  const api = serveUsersAndRights();
  const { user } = openRightsPage(['yao', 'fatou']);
  await choose(user, 'Douane', 'Export', 'Accorder');
  await findButton('Enregistrer pour 2 personnes');
  api.saved.yao = { ...roleDefaults.OPERATOR, customs: { visible: true, read: true, manage: true } };
  api.bump('yao');
  await user.click(getButton('Enregistrer pour 2 personnes'));
  expect(await screen.findByText('1 personne modifiée')).toBeVisible();
  const reason = "Yao Kouassi : Refusée : modifiée entre-temps par une autre personne, rien n'a été changé";
  expect(getListTexts('Résultat')).toEqual([reason]);
  expect(api.saved.yao.customs).toEqual({ visible: true, read: true, manage: true });
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(getButton('Copier le rapport'));
  const [head, ...rows] = withPlainSpaces(copied.mock.calls[0]?.[0].replaceAll('\n', '|') ?? '').split('|');
  expect(head).toBe('Adresse Nom Rôle Accordé Retiré Résultat');
  expect(rows).toContain(
    'fatou.bamba@escale.test Fatou Bamba  Douane : Module visible, Consultation, Export  Modifiée',
  );
  expect(await findSummaryLines()).toEqual(['Yao KouassiAccordéDouane : Export']);
  await user.click(await findButton('Enregistrer pour 1 personne'));
  expect(await screen.findByText('1 personne modifiée')).toBeVisible();
  await waitFor(() =>
    expect(api.saved.yao?.customs).toEqual({ visible: true, read: true, manage: true, export: true }),
  );
});

it('shows the progress, and can be stopped; the remaining people can be saved afterwards', async () => {
  const crowd = Array.from({ length: 6 }, (_, index) =>
    buildUser({ id: `c${index}`, firstName: 'Foule', lastName: `N${index}`, username: `foule${index}` }),
  );
  const api = serveUsersAndRights({}, [mariam, ...crowd]);
  let releaseAnswer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (releaseAnswer = resolve));
  const { user } = openRightsPage(crowd.map(({ id }) => id));
  await choose(user, 'Douane', 'Export', 'Accorder');
  server.use(
    http.put(apiPath('/users/:id/permissions'), async () => {
      await held;
    }),
  );
  await user.click(await findButton('Enregistrer pour 6 personnes'));
  expect(await screen.findByRole('progressbar', { name: 'Enregistrement des changements' })).toHaveAttribute(
    'aria-valuetext',
    '0 sur 6 personnes',
  );
  await user.click(getButton('Arrêter'));
  releaseAnswer();
  expect(await screen.findByText('Enregistrement arrêté : 4 sur 6 personnes traitées.')).toBeVisible();
  expect(api.calls).toHaveLength(4);
  expect(document.activeElement).toHaveTextContent('4 personnes modifiées');
  expect(getListTexts('Résultat')).toEqual(['Foule N4 : Non traitée', 'Foule N5 : Non traitée']);
  await user.click(await findButton('Enregistrer pour 2 personnes'));
  expect(await screen.findByText('2 personnes modifiées')).toBeVisible();
  expect(Object.keys(api.saved)).toHaveLength(6);
});

/** Saves a role and a right for Yao, presses 'Arrêter' while the run waits for the server, and returns the report. */
async function stopWhileWaiting() {
  const { user } = openRightsPage(['yao']);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rôle' }), 'Administrateur');
  await choose(user, 'Gestion Utilisateurs', 'Suppression', 'Accorder');
  await user.click(await findButton('Enregistrer pour 1 personne'));
  await screen.findByText(/^Le serveur ne peut pas répondre pour l'instant/);
  await user.click(getButton('Arrêter'));
  await screen.findByText('Enregistrement arrêté : 0 sur 1 personne traitée.');
  return getListTexts('Résultat');
}

const refuseAsUnavailable = () => refuse(503, 'SERVER_ERROR', 'Panne');
const refuseTooManyCalls = () => refuse(429, 'TOO_MANY_REQUESTS', 'Trop', { cooldownSeconds: 600 });

it.each([
  [
    'the role is saved and the rights may be',
    '/permissions',
    refuseAsUnavailable,
    'Rôle modifié, issue inconnue pour les droits',
  ],
  [
    'the role is saved and the rights are not',
    '/permissions',
    refuseTooManyCalls,
    'Rôle modifié, droits non modifiés',
  ],
  ['the answer to the role is lost', '', () => HttpResponse.error(), 'Issue inconnue'],
  ['nothing is saved', '', refuseTooManyCalls, 'Non traitée'],
])('reports the state of a person when stopped: %s', async (_what, part, answer, outcome) => {
  const api = serveUsersAndRights();
  server.use(http.put(apiPath(`/users/yao${part}`), answer));
  expect(await stopWhileWaiting()).toEqual([`Yao Kouassi : ${outcome}`]);
  if (part !== '') expect(api.users.find(({ id }) => id === 'yao')?.role).toBe('ADMIN');
});

it("says that the role was changed, though another user's change prevented the rights", async () => {
  const api = serveUsersAndRights();
  server.use(
    http.put(apiPath('/users/yao/permissions'), () => {
      api.saved.yao = { ...roleDefaults.ADMIN, ...rightsWithExport };
      api.bump('yao');
    }),
  );
  const { user } = openRightsPage(['yao']);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rôle' }), 'Administrateur');
  await choose(user, 'Gestion Utilisateurs', 'Suppression', 'Accorder');
  await user.click(await findButton('Enregistrer pour 1 personne'));
  expect(await screen.findByText('0 personne modifiée')).toBeVisible();
  expect(getListTexts('Résultat')).toEqual([
    'Yao Kouassi : Refusée : rôle modifié, droits non modifiés : modifiés entre-temps par une autre personne',
  ]);
});

it('says whose rights could not be read, and reads them again', async () => {
  serveUsersAndRights();
  let isBroken = true;
  server.use(
    http.get(apiPath('/users/yao/preferences'), () =>
      isBroken ? refuse(403, 'FORBIDDEN', 'Interdit') : undefined,
    ),
  );
  const { user } = openRightsPage(['yao', 'fatou']);
  await choose(user, 'Douane', 'Export', 'Accorder');
  const blocked = '1 personne ne peut pas être modifiée';
  expect(await screen.findByRole('list', { name: blocked })).toHaveTextContent(
    "Yao Kouassi : ses droits n'ont pas pu être lus",
  );
  isBroken = false;
  await user.click(getButton('Relire les droits'));
  expect(await findButton('Enregistrer pour 2 personnes')).toBeEnabled();
});

it('assumes no rights for a role that could not be read, and reads them again', async () => {
  serveUsersAndRights();
  const permissions: PermissionMap = { ...roleDefaults.OPERATOR, ...rightsWithExport };
  let isBroken = true;
  server.use(
    http.get(apiPath('/roles/OPERATOR/permissions'), () =>
      isBroken
        ? refuse(500, 'SERVER_ERROR', 'Panne')
        : HttpResponse.json({ success: true, data: { permissions, defaults: roleDefaults.OPERATOR } }),
    ),
  );
  const { user } = openRightsPage(['yao']);
  const retry = await findButton('Réessayer');
  expect(screen.getByText("Les permissions n'ont pas pu être chargées")).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Douane' })).not.toBeInTheDocument();
  isBroken = false;
  await user.click(retry);
  await choose(user, 'Douane', 'Export', 'Retirer');
  expect(await findSummaryLines()).toEqual(['Yao KouassiRetiréDouane : Export']);
});

it('more than ten people are confirmed by typing their number', async () => {
  const crowd = Array.from({ length: 11 }, (_, index) =>
    buildUser({ id: `c${index}`, firstName: 'Foule', lastName: `N${index}`, username: `foule${index}` }),
  );
  const api = serveUsersAndRights({}, [mariam, ...crowd]);
  const { user } = openRightsPage(crowd.map(({ id }) => id));
  await choose(user, 'Douane', 'Export', 'Accorder');
  const save = await findButton('Enregistrer pour 11 personnes');
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText('Pour confirmer, tapez le nombre de personnes : 11'), '11');
  await user.click(save);
  expect(await screen.findByText('11 personnes modifiées')).toBeVisible();
  expect(api.calls).toHaveLength(11);
});

it('leads to the list when nobody is selected; asks before the user leaves with changes', async () => {
  serveUsersAndRights();
  const { unmount } = openRightsPage([]);
  expect(await screen.findByText('Aucune personne choisie')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir la liste des utilisateurs' })).toHaveAttribute(
    'href',
    '/users',
  );
  unmount();
  const { user } = openRightsPage(['yao']);
  await choose(user, 'Douane', 'Export', 'Accorder');
  await findButton('Enregistrer pour 1 personne');
  await user.click(screen.getByRole('link', { name: 'Retour à la liste' }));
  expect(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })).toHaveTextContent(
    'Non enregistré : les changements de rôle et de droits.',
  );
});

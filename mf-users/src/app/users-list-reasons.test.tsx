import { moreRightsAbilities, type PermissionMap, type User } from '@escale/contracts';
import { apiPath, http, HttpResponse, refuse, renderApp, screen, server, within } from '@escale/testing';
import { awa, mariam, serveUsers, yao } from '../test-people';
import { UsersPage } from './users-page';

const usersPermissions = (write: boolean, erase: boolean): PermissionMap => ({
  users: { visible: true, read: true, write, delete: erase },
});

async function openUsersPage(as: User, permissions: PermissionMap, listed = yao) {
  localStorage.clear();
  serveUsers([mariam, awa, listed]);
  const app = renderApp(<UsersPage />, { as, url: '/users', path: '/users', permissions });
  // The first test of a run also waits for the code of the grid.
  await screen.findByText('Yao Kouassi', undefined, { timeout: 20_000 });
  return app;
}

const noWriteReason = 'Il vous manque le droit «\u00a0Modification\u00a0» du module Gestion Utilisateurs.';
const ownAccountReason = 'Vous ne pouvez pas faire cela sur votre propre compte.';
const higherRoleReason = 'Ce compte a un rôle supérieur au vôtre.';

/** Returns why a control of the list is unavailable, or null if it is available. */
const reasonOf = (role: 'button' | 'switch', name: string) => {
  const control = screen.getByRole(role, { name });
  const described = control.getAttribute('aria-describedby') ?? '';
  return control.hasAttribute('aria-disabled') ? document.getElementById(described)?.textContent : null;
};

it('disables forbidden actions on oneself or a higher role, with the reason on each control', async () => {
  await openUsersPage(awa, usersPermissions(true, true));
  const reasons = (name: string) => [
    reasonOf('button', `Voir le détail : ${name}`),
    reasonOf('button', `Modifier : ${name}`),
    reasonOf('switch', `Compte actif : ${name}`),
    reasonOf('button', `Supprimer : ${name}`),
  ];
  expect(reasons('Awa Koné')).toEqual([null, null, ownAccountReason, ownAccountReason]);
  expect(reasons('Mariam Traoré')).toEqual([null, higherRoleReason, higherRoleReason, higherRoleReason]);
  expect(reasons('Yao Kouassi')).toEqual([null, null, null, null]);
});

it('disables every change of an account with more rights, as the server says', async () => {
  await openUsersPage(awa, usersPermissions(true, true), { ...yao, abilities: moreRightsAbilities });
  const more = "Ce compte a des droits que vous n'avez pas vous-même.";
  expect(reasonOf('button', 'Modifier : Yao Kouassi')).toBe(more);
  expect(reasonOf('switch', 'Compte actif : Yao Kouassi')).toBe(more);
  expect(reasonOf('button', 'Supprimer : Yao Kouassi')).toBe(more);
});

it('disables them too when the user in the row has more rights', async () => {
  const security = { visible: true, read: true };
  await openUsersPage(awa, usersPermissions(true, true), { ...yao, permissions: { security } });
  const more = "Ce compte a des droits que vous n'avez pas vous-même.";
  expect(reasonOf('button', 'Modifier : Yao Kouassi')).toBe(more);
  expect(reasonOf('switch', 'Compte actif : Yao Kouassi')).toBe(more);
  expect(reasonOf('button', 'Supprimer : Yao Kouassi')).toBe(more);
});

it('offers deletion to a user with the right to delete but not to write', async () => {
  const { user } = await openUsersPage(awa, usersPermissions(false, true));
  expect(reasonOf('button', 'Modifier : Yao Kouassi')).toBe(noWriteReason);
  expect(reasonOf('switch', 'Compte actif : Yao Kouassi')).toBe(noWriteReason);
  expect(reasonOf('button', 'Supprimer : Yao Kouassi')).toBeNull();
  expect(reasonOf('button', 'Ajouter')).toBe(noWriteReason);
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Yao Kouassi' }));
  expect(['Activer', 'Désactiver', 'Supprimer'].map((name) => reasonOf('button', name))).toEqual([
    noWriteReason,
    noWriteReason,
    null,
  ]);
});

it('opens for any operator whom the guard admits: the page itself checks no role [§6-17]', async () => {
  await openUsersPage(yao, usersPermissions(true, true));
  expect(screen.getByRole('heading', { level: 1, name: /Gestion des Utilisateurs/ })).toBeVisible();
  expect(reasonOf('button', 'Ajouter')).toBeNull();
});

it.each([
  ['the sentence of the server', () => refuse(409, 'RULE', 'Refusé'), 'Erreur: Refusé'],
  [
    'a fallback',
    () => HttpResponse.json({}, { status: 500 }),
    "Erreur: Impossible de supprimer l'utilisateur",
  ],
])('a deletion that fails shows %s [§8-64]', async (_name, answer, text) => {
  const { user } = await openUsersPage(mariam, usersPermissions(true, true));
  server.use(http.delete(apiPath('/users/:id'), answer));
  await user.click(screen.getByRole('button', { name: 'Supprimer : Yao Kouassi' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText(text)).toBeVisible();
});

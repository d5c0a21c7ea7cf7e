import {
  apiPath,
  apiState,
  buildPreferences,
  http,
  HttpResponse,
  renderApp,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { buildEntry, buildSession, serveDetail, expectToasts } from '../test-detail';
import { yao } from '../test-people';
import { getButton, openProfilePage } from '../test-user-page';
import { ProfilePage } from './profile-page';

const noPermissions = { users: { visible: false, read: false, write: false, delete: false } };

it('shows the signed-in user and the link back to the modules [§1-5 §2-15 §2-85 §2-86 §4-25]', async () => {
  serveDetail();
  const { user, location } = openProfilePage(yao, '/profile', { permissions: noPermissions });
  expect(screen.getByRole('heading', { level: 1, name: 'Mon Profil' })).toBeVisible();
  const top = within(screen.getByRole('region', { name: 'Yao Kouassi' }));
  expect(top.getByText('yao.kouassi@escale.test')).toBeVisible();
  expect(top.getByText('Opérateur')).toBeVisible();
  expect(top.getByText('Compte actif')).toBeVisible();
  expect(top.getByRole('button', { name: 'Changer la photo de Yao Kouassi' })).toBeEnabled();
  await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
  expect(location().pathname).toBe('/modules');
});

it('has three tabs; the general information is read-only [§2-87]', async () => {
  serveDetail();
  openProfilePage(yao);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Informations générales',
    'Préférences',
    'Mon Activité',
  ]);
  expect(await screen.findByText('Jamais connecté')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Modifier' })).not.toBeInTheDocument();
});

it('says who can change names and address; links to password and sessions whatever the permissions', async () => {
  serveDetail({ sessions: [buildSession(1)] });
  const { user, location } = openProfilePage(yao, '/profile', { permissions: noPermissions });
  expect(await screen.findByText(/demandez à un administrateur/)).toBeVisible();
  await user.click(getButton('Changer mon mot de passe'));
  expect(await screen.findByLabelText('Nouveau mot de passe')).toHaveFocus();
  expect(location().search).toBe('?section=securite');
  expect(await screen.findByRole('list', { name: 'Sessions actives' })).toBeVisible();
  expect(getButton('Changer le mot de passe')).toBeEnabled();
});

it('saves preferences whatever the module permissions, and refetches the current user [§2-87 §7-29 §8-38]', async () => {
  const api = serveDetail({ permissions: noPermissions });
  let asked = 0;
  server.use(
    http.get(apiPath('/auth/me'), () => {
      asked += 1;
      return HttpResponse.json({ success: true, user: apiState.user });
    }),
  );
  const { user } = openProfilePage(yao, '/profile?onglet=preferences', { permissions: noPermissions });
  await user.selectOptions(await screen.findByRole('combobox', { name: "Format de l'heure" }), '12h');
  await user.click(getButton('Enregistrer les préférences'));
  expect(await screen.findByText('Préférences mises à jour avec succès !')).toBeVisible();
  expect(api.calls.map(({ call }) => call)).toEqual(['PUT /users/yao/preferences']);
  await waitFor(() => expect(asked).toBe(1));
});

it('confirms a saved language in that language', async () => {
  const api = serveDetail({ permissions: noPermissions });
  const { user } = openProfilePage(yao, '/profile?onglet=preferences', { permissions: noPermissions });
  const preferences = () => buildPreferences({ language: api.calls.length === 0 ? 'fr' : 'en' });
  server.use(
    http.get(apiPath('/users/:userId/preferences'), () =>
      HttpResponse.json({ success: true, data: preferences() }),
    ),
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Langue' }), 'en');
  await user.click(getButton('Enregistrer les préférences'));
  expect(await screen.findByText('Preferences updated')).toBeVisible();
  expect(screen.queryByText('Préférences mises à jour avec succès !')).toBeNull();
});

it('a failed save shows the text of the profile page [§8-1 §8-30 §8-64]', async () => {
  serveDetail();
  server.use(http.put(apiPath('/users/:id/preferences'), () => HttpResponse.json({}, { status: 500 })));
  const { user } = openProfilePage(yao, '/profile?onglet=preferences');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Langue' }), 'ar');
  await user.click(getButton('Enregistrer les préférences'));
  await expectToasts([
    'Erreur: Impossible de sauvegarder les préférences',
    'Erreur serveur. Veuillez réessayer plus tard.',
  ]);
});

it("shows one's own activity [§2-87]", async () => {
  serveDetail({ entries: [buildEntry(0)] });
  openProfilePage(yao, '/profile?onglet=activity');
  const list = await screen.findByRole('list', { name: 'Mon Activité' });
  expect(within(list).getByText('Connexion')).toBeVisible();
});

it('shows a loading text while the user is fetched [§2-88]', () => {
  renderApp(<ProfilePage />, { url: '/profile' });
  expect(screen.getByText('Chargement de votre profil...')).toBeVisible();
});

import { buildUser, renderApp, screen, waitFor } from '@escale/testing';
import { mariam, serveUsers, yao } from '../test-people';
import { UsersPage } from './users-page';

const allPermissions = { users: { visible: true, read: true, write: true, delete: true } };
const invitedUser = buildUser({
  id: 'adjoua',
  firstName: 'Adjoua',
  lastName: 'Kouamé',
  username: 'adjoua.k',
  email: 'adjoua@escale.test',
  status: 'INACTIVE',
  invitationPending: true,
  lastLoginAt: null,
});

beforeEach(() => localStorage.clear());

function openUsersPage() {
  serveUsers([mariam, { ...yao, status: 'INACTIVE' }, invitedUser]);
  return renderApp(<UsersPage />, {
    as: mariam,
    url: '/users?q=kou',
    path: '/users',
    permissions: allPermissions,
  });
}

it('writes the names apart, and a pending invitation beside the status', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const createUrl = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  const { user } = openUsersPage();
  await screen.findByText('Adjoua Kouamé');
  await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
  await user.click(await screen.findByRole('button', { name: 'Exporter la sélection' }));
  await waitFor(() => expect(createUrl).toHaveBeenCalled());
  const [blob] = createUrl.mock.calls[0] as [Blob];
  const lines = (await blob.text()).replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines.toSorted()).toEqual([
    'Kouamé;Adjoua;adjoua.k;adjoua@escale.test;Opérateur;Inactif;En attente;Jamais',
    'Kouassi;Yao;yao.kouassi;yao.kouassi@escale.test;Opérateur;Inactif;;Jamais',
    "Nom;Prénom;Nom d'utilisateur;Email;Rôle;Statut;Invitation;Dernière connexion",
  ]);
});

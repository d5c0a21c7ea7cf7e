import { renderApp, screen } from '@escale/testing';
import { announcements, readAloud } from '@escale/testing/read-aloud';
import { serveDetail } from '../test-detail';
import { fatou, mariam, serveUsers, yao } from '../test-people';
import { openUserPage } from '../test-user-page';
import { UsersPage } from './users-page';

beforeEach(() => localStorage.clear());

it('the table as a screen reader reads it: figures, tools, each row by its cells, the footer', async () => {
  serveUsers([mariam, yao, fatou]);
  const permissions = { users: { visible: true, read: true, write: true, delete: true } };
  renderApp(<UsersPage />, { as: mariam, url: '/users', path: '/users', permissions });
  await screen.findByLabelText('Compte actif : Yao Kouassi');
  expect(await readAloud()).toMatchSnapshot();
});

it('the permission editor as a screen reader reads it: each module a group, each right a switch with its state', async () => {
  serveDetail({ permissions: { containers: { visible: true, read: true, write: true, delete: true } } });
  openUserPage('/users/yao?onglet=permissions');
  const editor = await screen.findByRole('tabpanel');
  await screen.findByRole('group', { name: 'Gestion Conteneurs' });
  expect(await readAloud(editor)).toMatchSnapshot();
});

it('a change is announced once, by its toast', async () => {
  serveUsers([mariam, yao]);
  const permissions = { users: { visible: true, read: true, write: true, delete: true } };
  const { user } = renderApp(<UsersPage />, { as: mariam, url: '/users', path: '/users', permissions });
  const toggle = await screen.findByLabelText('Compte actif : Yao Kouassi');
  const said = await announcements(async () => {
    await user.click(toggle);
    await screen.findByText('Utilisateur modifié avec succès !');
  });
  expect(said.filter((phrase) => phrase.includes('Utilisateur modifié avec succès'))).toHaveLength(1);
});

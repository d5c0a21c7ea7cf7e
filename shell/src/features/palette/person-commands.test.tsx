import {
  apiPath,
  buildUser,
  fireEvent,
  http,
  HttpResponse,
  renderApp,
  screen,
  server,
  within,
} from '@escale/testing';
import { Palette } from './palette';

const yao = buildUser({ id: 'yao', firstName: 'Yao', lastName: 'Kouassi', status: 'ACTIVE' });
const yara = buildUser({ id: 'yara', firstName: 'Yara', lastName: 'Diop', status: 'SUSPENDED' });

function openPalette(changesUsers = true) {
  server.use(http.get(apiPath('/users'), () => HttpResponse.json({ success: true, data: [yao, yara] })));
  return renderApp(
    <Palette
      open
      pages={[]}
      actions={[]}
      usersPath="/users"
      changesUsers={changesUsers}
      onClose={jest.fn()}
      onKeys={jest.fn()}
    />,
    { as: 'SUPER_ADMIN' },
  );
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it.each([
  ['suspendre yao', /^Suspendre Yao Kouassi/, '/users/yao?acte=suspend'],
  ['desac kouassi', /^Désactiver Yao Kouassi/, '/users/yao?acte=deactivate'],
  ['droits yara', /^Droits de Yara Diop/, '/users/yara?onglet=permissions'],
  ['mot yao', /^Mot de passe de Yao Kouassi/, '/users/yao?onglet=security'],
  ['activité yao', /^Activité de Yao Kouassi/, '/users/yao?onglet=activity'],
])('"%s", Enter opens the page of the user where it is done', async (query, name, address) => {
  const { user, location } = openPalette();
  await user.type(await screen.findByRole('combobox'), query);
  expect(await screen.findByRole('option', { name })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(`${location().pathname}${location().search}`).toBe(address);
});

it('offers to suspend users only with the right, and only those whose status allows it', async () => {
  const { user, unmount } = openPalette(false);
  await user.type(await screen.findByRole('combobox'), 'droits yao');
  expect(await screen.findByRole('option', { name: /^Droits de Yao/ })).toBeVisible();
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'suspendre yao');
  expect(options()).toEqual([]);
  unmount();

  const again = openPalette();
  await again.user.type(await screen.findByRole('combobox'), 'suspendre ya');
  expect(await screen.findByRole('option', { name: /^Suspendre Yao/ })).toBeVisible();
  expect(options()).toHaveLength(1);
});

it('keeps what is typed before its field has the focus', async () => {
  openPalette();
  for (const key of 'ya') fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'o', ctrlKey: true });
  expect(screen.getByRole('combobox')).toHaveValue('ya');
});

it('does not mistake the start of a name for an action', async () => {
  const { user } = openPalette();
  await user.type(await screen.findByRole('combobox'), 'yao');
  const group = await screen.findByRole('group', { name: 'Personnes' });
  expect(within(group).getByRole('option', { name: /^Yao Kouassi/ })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Actions sur une personne' })).toBeNull();
});

import {
  act,
  apiPath,
  buildUser,
  http,
  HttpResponse,
  renderApp,
  screen,
  server,
  waitFor,
} from '@escale/testing';
import { serveUsers } from '../test-people';
import { NewUserPage } from './new-user-page';

const fieldLabels = ['Prénom', 'Nom', 'Adresse email', "Nom d'utilisateur"];
const validValues = ['Yao', 'Kouassi', 'yao@escale.test', 'yao.kouassi'];

/** Fills the form, with `username` as the user name, and submits it. */
async function fillAndSubmit(username = 'yao.kouassi') {
  const api = serveUsers([]);
  const app = renderApp(<NewUserPage />, { as: 'ADMIN', url: '/users/add', path: '/users/add' });
  for (const [index, name] of fieldLabels.entries()) {
    await app.user.clear(await screen.findByRole('textbox', { name }));
    await app.user.paste(name === "Nom d'utilisateur" ? username : (validValues[index] ?? ''));
  }
  const submit = () => app.user.click(screen.getByRole('button', { name: "Créer l'utilisateur" }));
  return { api, submit, ...app };
}

it.each([
  ['ab', "Nom d'utilisateur minimum 3 caractères"],
  ['a'.repeat(10_000), "Nom d'utilisateur maximum 100 caractères"],
])('refuses the username %.10s before any call [§5-10]', async (username, message) => {
  const { api, submit } = await fillAndSubmit(username);
  await submit();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: "Nom d'utilisateur" })).toHaveFocus();
  expect(api.calls).toEqual([]);
});

it('warns for 5 seconds that the invitation could not be sent [§8-67]', async () => {
  jest.useFakeTimers();
  const { submit, location } = await fillAndSubmit();
  server.use(
    http.post(apiPath('/users'), () =>
      HttpResponse.json({ success: true, invitationSent: false, data: buildUser({ id: 'new' }) }),
    ),
  );
  await submit();
  const text =
    "Utilisateur créé, mais l'email d'invitation n'a pas pu être envoyé. Il doit être renvoyé manuellement.";
  await screen.findByText(text);
  await act(() => jest.advanceTimersByTimeAsync(4_500));
  expect(screen.getByText(text)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(location().pathname).toBe('/users');
  jest.useRealTimers();
});

it('describes each role [§6-3]', async () => {
  serveUsers([]);
  renderApp(<NewUserPage />, { as: 'SUPER_ADMIN', url: '/users/add', path: '/users/add' });
  const described = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });
  expect(await described('Super Administrateur')).toHaveAccessibleDescription('Accès complet au système');
  expect(await described('Administrateur')).toHaveAccessibleDescription(
    'Gestion des utilisateurs et configuration du système',
  );
  expect(await described('Opérateur')).toHaveAccessibleDescription(
    'Accès limité aux opérations CFS quotidiennes',
  );
});

it('disables a role whose rights the actor lacks, with the reason', async () => {
  serveUsers([]);
  const permissions = { containers: { visible: true, read: true, write: true, delete: false } };
  renderApp(<NewUserPage />, { as: 'ADMIN', url: '/users/add', path: '/users/add', permissions });
  const radio = (name: RegExp) => screen.getByRole('radio', { name });
  await waitFor(() => expect(radio(/^Opérateur/)).toBeEnabled());
  const role = radio(/^Administrateur/);
  expect(role).toBeDisabled();
  expect(role).toHaveAccessibleDescription(
    /Vous ne pouvez pas attribuer un rôle dont vous n'avez pas vous-même tous les droits\./,
  );
});

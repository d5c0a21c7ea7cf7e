import {
  apiPath,
  buildUser,
  fireEvent,
  http,
  HttpResponse,
  renderApp,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { mariam, serveUsers } from '../test-people';
import { UsersPage } from './users-page';

const allPermissions = { users: { visible: true, read: true, write: true, delete: true } };
const manyUsers = Array.from({ length: 600 }, (_, index) =>
  buildUser({ id: `u${index}`, firstName: 'Foule', lastName: `N${index}`, username: `foule${index}` }),
);

async function selectAll() {
  localStorage.clear();
  const api = serveUsers([mariam, ...manyUsers]);
  const { user } = renderApp(<UsersPage />, {
    as: mariam,
    url: '/users?q=Foule',
    path: '/users',
    permissions: allPermissions,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));
  return { api, user };
}

/** Selects all users and chooses the action. */
async function chooseForAll(action: string) {
  const { api, user } = await selectAll();
  await user.click(screen.getByRole('button', { name: action }));
  const question = within(await screen.findByRole('alertdialog'));
  const confirm = async (people = 600) => {
    const field = question.getByRole('textbox');
    await user.clear(field);
    await user.type(field, String(people));
    await user.click(question.getByRole('button', { name: action }));
  };
  return { api, user, question, confirm };
}

const callSizes = (calls: { body: unknown }[]) =>
  calls.map(({ body }) => (body as { userIds: string[] }).userIds.length);

it('processes a large selection in batches and shows the progress', async () => {
  const { api, question, confirm } = await chooseForAll('Désactiver');
  let releaseAnswer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (releaseAnswer = resolve));
  server.use(
    http.post(apiPath('/users/bulk-action'), async () => {
      if (api.calls.length === 1) await held;
    }),
  );
  await confirm();
  await waitFor(() =>
    expect(question.getByRole('progressbar', { name: 'Action groupée en cours' })).toHaveAttribute(
      'aria-valuetext',
      '250 sur 600 utilisateurs',
    ),
  );
  expect(question.getByText('250 sur 600 utilisateurs')).toBeVisible();
  releaseAnswer();
  expect(await screen.findByText('600 utilisateurs désactivés avec succès !')).toBeVisible();
  expect(callSizes(api.calls)).toEqual([250, 250, 100]);
  expect(api.users.filter(({ status }) => status === 'INACTIVE')).toHaveLength(600);
}, 60_000);

it('shows what was processed before a failure and retries only the rest [§8-35]', async () => {
  const { api, question, confirm } = await chooseForAll('Supprimer');
  server.use(
    http.post(apiPath('/users/bulk-action'), () =>
      api.calls.length === 1 ? HttpResponse.error() : undefined,
    ),
  );
  await confirm();
  expect(await screen.findByText("Erreur: Impossible d'effectuer l'action groupée")).toBeVisible();
  expect(await question.findByText(/^250 sur 600 utilisateurs traités/)).toBeVisible();
  expect(question.getByText('Supprimer 350 utilisateurs ?')).toBeVisible();
  expect(screen.getByText('350 utilisateur(s) sélectionné(s)')).toBeInTheDocument();
  server.use(http.post(apiPath('/users/bulk-action'), () => undefined));
  api.calls.push({ call: '', body: { userIds: [] }, ifMatch: null });
  await confirm(350);
  expect(await screen.findByText('600 utilisateurs supprimés avec succès !')).toBeVisible();
  expect(callSizes(api.calls)).toEqual([250, 0, 250, 100]);
}, 60_000);

it('changes the rights of at most 500 people at once, and says so', async () => {
  const { user } = await selectAll();
  const rights = screen.getByRole('button', { name: 'Rôle et droits' });
  expect(rights).toHaveAccessibleDescription(
    /^Au maximum 500 utilisateurs à la fois\s: affinez la sélection\.$/,
  );
  await user.click(rights);
  expect(screen.getByText('600 utilisateur(s) sélectionné(s)')).toBeVisible();
}, 60_000);

it('renders more names of a large selection on scrolling, and in the end all of them', async () => {
  const { question } = await chooseForAll('Désactiver');
  const list = question.getByRole('list', { name: 'Utilisateurs concernés' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(200);
  expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '600');
  for (let scrolls = 0; scrolls < 2; scrolls += 1) fireEvent.scroll(list);
  expect(within(list).getAllByRole('listitem')).toHaveLength(600);
}, 60_000);

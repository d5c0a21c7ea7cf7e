import type { User } from '@escale/contracts';
import { apiPath, http, HttpResponse, refuse, screen, server, waitFor, within } from '@escale/testing';
import { serveDetail, expectToasts } from '../test-detail';
import { awa, mariam, yao } from '../test-people';
import { getButton, openUserPage } from '../test-user-page';

const editModeLocation = { pathname: '/users/yao', state: { editMode: true } };
const getField = (name: string) => screen.getByRole('textbox', { name });
const findDialog = () => screen.findByRole('alertdialog');

type UserEvents = ReturnType<typeof openUserPage>['user'];

async function openEditMode(as: User = mariam, url: Parameters<typeof openUserPage>[0] = editModeLocation) {
  const api = serveDetail();
  const app = openUserPage(url, as);
  await screen.findByRole('textbox', { name: 'Prénom' });
  return { api, ...app };
}

async function type(user: UserEvents, name: string, text: string) {
  await user.clear(getField(name));
  if (text !== '') await user.type(getField(name), text);
}

async function save(user: UserEvents) {
  await user.click(getButton('Enregistrer'));
  await user.click(within(await findDialog()).getByRole('button', { name: 'Modifier' }));
}

it('asks before the call, saves all fields with the version seen, and leaves edit mode [§4-18 §4-22 §5-29 §7-16 §7-29 §8-37]', async () => {
  const { api, user } = await openEditMode();
  await type(user, 'Nom', 'Ouattara');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Statut' }), 'Suspendu');
  await user.click(getButton('Enregistrer'));
  expect(await findDialog()).toHaveTextContent('Êtes-vous sûr de vouloir modifier ces informations ?');
  expect(await findDialog()).toHaveTextContent(/Statut : Actif → *devient Suspendu/);
  expect(api.calls).toEqual([]);
  await user.click(within(await findDialog()).getByRole('button', { name: 'Modifier' }));
  expect(await screen.findByText('Informations utilisateur mises à jour avec succès !')).toBeVisible();
  const { email, username, firstName, role, updatedAt } = yao;
  const body = { email, username, firstName, lastName: 'Ouattara', role, status: 'SUSPENDED' };
  expect(api.calls).toEqual([{ call: 'PUT /users/yao', body, ifMatch: updatedAt }]);
  expect(getButton('Modifier')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Yao Ouattara' })).toHaveTextContent('Suspendu');
});

it.each(['ACTIVE', 'INACTIVE', 'SUSPENDED'])(
  'from %s, every role and status can be chosen [§3-2 §3-4 §4-16 §4-18 §5-13 §5-14]',
  async (status) => {
    serveDetail({ users: [mariam, { ...yao, status }] });
    openUserPage(editModeLocation);
    const options = async (name: string) =>
      within(await screen.findByRole('combobox', { name })).getAllByRole<HTMLOptionElement>('option');
    const roleOptions = await options('Rôle');
    expect(roleOptions.map(({ value, text }) => [value, text])).toEqual([
      ['SUPER_ADMIN', 'Super Administrateur'],
      ['ADMIN', 'Administrateur'],
      ['OPERATOR', 'Opérateur'],
    ]);
    const statusOptions = await options('Statut');
    expect(statusOptions.map(({ value, text }) => [value, text])).toEqual([
      ['ACTIVE', 'Actif'],
      ['INACTIVE', 'Inactif'],
      ['SUSPENDED', 'Suspendu'],
    ]);
    for (const option of [...roleOptions, ...statusOptions]) expect(option).toBeEnabled();
  },
);

it('sends nothing and keeps the typed values when the confirmation is cancelled', async () => {
  const { api, user } = await openEditMode();
  await type(user, 'Nom', 'Ouattara');
  await user.click(getButton('Enregistrer'));
  await user.click(within(await findDialog()).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(getField('Nom')).toHaveValue('Ouattara');
  expect(api.calls).toEqual([]);
});

const ruleCases: [string, string, string][] = [
  ['Adresse email', '', 'Email invalide'],
  ['Adresse email', 'awa@', 'Email invalide'],
  ["Nom d'utilisateur", 'ab', "Nom d'utilisateur minimum 3 caractères"],
  ['Prénom', '', 'Prénom requis'],
  ['Prénom', '   ', 'Prénom requis'],
  ['Nom', '', 'Nom requis'],
];

it.each(ruleCases)('%s %j: %s [§5-9 §5-10 §5-11 §5-12]', async (name, text, message) => {
  const { user } = await openEditMode();
  await type(user, name, text);
  await user.click(getButton('Enregistrer'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(getField(name)).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

const unusualNames: [string, string][] = [
  ['emoji', '🚢 Yao'],
  ['right-to-left text', 'مرحبا'],
  ['HTML', '<b>Yao</b>'],
  ['SQL', "'; DROP TABLE users; --"],
  ['a formula', '=HYPERLINK("x")'],
];

it.each(unusualNames)('sends a name with %s unchanged', async (_name, text) => {
  const { api, user } = await openEditMode();
  await user.clear(getField('Prénom'));
  await user.click(getField('Prénom'));
  await user.paste(text);
  await save(user);
  await waitFor(() => expect(api.calls[0]?.body).toMatchObject({ firstName: text }));
});

it.each([
  ['Prénom', 'Prénom maximum 100 caractères'],
  ['Nom', 'Nom maximum 100 caractères'],
  ["Nom d'utilisateur", "Nom d'utilisateur maximum 100 caractères"],
  ['Adresse email', 'Email invalide'],
])('10,000 characters in %s are refused before the call', async (name, message) => {
  const { api, user } = await openEditMode();
  await user.clear(getField(name));
  await user.click(getField(name));
  await user.paste('x'.repeat(10_000));
  await user.click(getButton('Enregistrer'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(getField(name)).toBeInvalid();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

describe('a save that is refused', () => {
  it("shows the server's sentence as a toast and on its field [§8-64]", async () => {
    const { user } = await openEditMode();
    server.use(
      http.put(apiPath('/users/:id'), () =>
        refuse(409, 'CONFLICT', 'Adresse déjà utilisée', { fields: { email: 'Adresse déjà utilisée' } }),
      ),
    );
    await save(user);
    await expectToasts(['Erreur: Adresse déjà utilisée']);
    await waitFor(() => expect(getField('Adresse email')).toBeInvalid());
    expect(getField('Prénom')).toHaveValue('Yao');
  });

  it('falls back to the sentence of the catalogue, with the general line under it [§8-1 §8-28 §8-64]', async () => {
    const { user } = await openEditMode();
    server.use(http.put(apiPath('/users/:id'), () => HttpResponse.json({}, { status: 500 })));
    await save(user);
    expect(await screen.findByText("Erreur: Impossible de modifier l'utilisateur")).toBeVisible();
    expect(screen.getByText('Erreur serveur. Veuillez réessayer plus tard.')).toBeVisible();
  });
});

it('reports a concurrent change, keeps the typed values, and saves on the next attempt [§8-37]', async () => {
  const { api, user } = await openEditMode();
  await type(user, 'Nom', 'Ouattara');
  const serverValues = {
    lastName: 'Bamba',
    email: 'yao.bamba@escale.test',
    updatedAt: '2026-11-21T10:00:00.000Z',
  };
  server.use(
    http.put(
      apiPath('/users/:id'),
      () => {
        api.users = api.users.map((one) => (one.id === 'yao' ? { ...one, ...serverValues } : one));
        return refuse(409, 'STALE', 'Modifié entre-temps');
      },
      { once: true },
    ),
  );
  await save(user);
  expect(await screen.findByText(/modifié par quelqu'un d'autre/)).toBeVisible();
  expect(screen.getByText('Nom : Bamba')).toBeVisible();
  expect(getField('Nom')).toHaveValue('Ouattara');
  expect(getField('Adresse email')).toHaveValue('yao.bamba@escale.test');
  await save(user);
  expect(await screen.findByText('Informations utilisateur mises à jour avec succès !')).toBeVisible();
  expect(api.calls.at(-1)).toMatchObject({
    body: { lastName: 'Ouattara', email: 'yao.bamba@escale.test' },
    ifMatch: serverValues.updatedAt,
  });
});

it('a concurrent change of other fields is no conflict [§8-37]', async () => {
  const { api, user } = await openEditMode();
  await type(user, 'Nom', 'Ouattara');
  const latest = api.bump('yao', { avatarUrl: '/picture.webp' });
  await save(user);
  expect(await screen.findByText('Informations utilisateur mises à jour avec succès !')).toBeVisible();
  expect(api.calls.map(({ ifMatch }) => ifMatch)).toEqual([yao.updatedAt, latest?.updatedAt]);
});

it('accepts the saved values on request', async () => {
  const { api, user } = await openEditMode();
  await type(user, 'Nom', 'Ouattara');
  server.use(
    http.put(apiPath('/users/:id'), () => {
      api.users = api.users.map((one) => (one.id === 'yao' ? { ...one, lastName: 'Bamba' } : one));
      return refuse(409, 'STALE', 'Modifié entre-temps');
    }),
  );
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Reprendre les valeurs enregistrées' }));
  expect(getField('Nom')).toHaveValue('Bamba');
  expect(screen.queryByText(/modifié par quelqu'un d'autre/)).not.toBeInTheDocument();
});

describe('known before the call', () => {
  it('does not let users change their own role or status', async () => {
    await openEditMode(awa, { pathname: '/users/awa', state: { editMode: true } });
    expect(screen.getByRole('combobox', { name: 'Rôle' })).toHaveAccessibleDescription(
      'Vous ne pouvez pas changer votre propre rôle.',
    );
    expect(screen.getByRole('combobox', { name: 'Statut' })).toHaveAttribute('aria-disabled', 'true');
  });

  it("does not offer a role above one's own", async () => {
    await openEditMode(awa);
    const roles = within(screen.getByRole('combobox', { name: 'Rôle' }));
    expect(roles.getByRole('option', { name: 'Super Administrateur' })).toBeDisabled();
    expect(roles.getByRole('option', { name: 'Administrateur' })).toBeEnabled();
  });
});

it('says that a new address waits for its confirmation, and shows the one in effect', async () => {
  const { user } = await openEditMode();
  server.use(http.put(apiPath('/users/yao'), () => HttpResponse.json({ success: true, data: { ...yao } })));
  await type(user, 'Adresse email', 'neuf@escale.test');
  await save(user);
  await expectToasts([
    'Informations utilisateur mises à jour avec succès !',
    "Un email de confirmation a été envoyé à neuf@escale.test ; l'adresse changera une fois confirmée.",
  ]);
  expect(getButton('Modifier')).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent(yao.email);
});

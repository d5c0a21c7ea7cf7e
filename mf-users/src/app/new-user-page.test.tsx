import {
  apiPath,
  delay,
  http,
  HttpResponse,
  refuse,
  renderApp,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { serveUsers } from '../test-people';
import { NewUserPage } from './new-user-page';

const openNewUserPage = (as: 'ADMIN' | 'SUPER_ADMIN' = 'ADMIN') => {
  const api = serveUsers([]);
  return { api, ...renderApp(<NewUserPage />, { as, url: ['/users', '/users/add'], path: '/users/add' }) };
};

type UserEvents = ReturnType<typeof openNewUserPage>['user'];

async function fill(user: UserEvents, values: Partial<Record<string, string>> = {}) {
  const typed = { Prénom: 'Yao', Nom: 'Kouassi', 'Adresse email': 'yao@escale.test', ...values };
  for (const [label, value] of Object.entries(typed)) {
    const field = screen.getByRole('textbox', { name: label });
    await user.clear(field);
    if (value) await user.click(field).then(() => user.paste(value));
  }
  const username = screen.getByRole('textbox', { name: /^Nom d'utilisateur/ });
  await user.clear(username);
  await user.paste('yao.kouassi');
}

const submit = (user: UserEvents) => user.click(screen.getByRole('button', { name: "Créer l'utilisateur" }));

it('has its title, sections, buttons and the notice of the invitation; the role is Opérateur at first [§2-9 §2-78 §2-80 §2-82 §5-13 §9-2]', async () => {
  openNewUserPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Nouvel Utilisateur' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveFocus();
  for (const name of ['Informations personnelles', 'Informations de connexion', 'Rôle']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  expect(screen.queryByText('Photo de profil')).not.toBeInTheDocument();
  expect(screen.getByText(/email d'invitation.*définisse son mot de passe.*48 heures/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Opérateur/ })).toBeChecked();
});

it('offers the three roles and no status [§4-19 §5-13 §5-14]', async () => {
  openNewUserPage('SUPER_ADMIN');
  const radios = await screen.findAllByRole('radio');
  expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'SUPER_ADMIN',
    'ADMIN',
    'OPERATOR',
  ]);
  expect(screen.queryByText('Statut')).not.toBeInTheDocument();
});

it('proposes a user name made of the names, until another one is typed', async () => {
  const { user } = openNewUserPage();
  const type = (label: string, text: string) => user.type(screen.getByRole('textbox', { name: label }), text);
  const username = screen.getByRole('textbox', { name: "Nom d'utilisateur" });
  await type('Prénom', 'Désirée');
  await type('Nom', "N'Guessan");
  expect(username).toHaveValue('desiree.nguessan');
  expect(username).toHaveAccessibleDescription("Proposé d'après le nom ; vous pouvez le changer.");
  await user.clear(username);
  await user.type(username, 'desiree.n');
  await type('Nom', ' Koné');
  expect(username).toHaveValue('desiree.n');
  expect(screen.getByText('Tous les champs sont obligatoires.')).toBeVisible();
});

it('says that the user name must be typed when the names have no Latin letters', async () => {
  const { user } = openNewUserPage();
  const username = screen.getByRole('textbox', { name: "Nom d'utilisateur" });
  await user.type(screen.getByRole('textbox', { name: 'Prénom' }), 'فاطمة');
  expect(username).toHaveValue('');
  expect(username).toHaveAccessibleDescription(
    "Sans lettre latine dans le nom : le nom d'utilisateur est à saisir.",
  );
  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'Łoś');
  expect(username).toHaveValue('los');
  expect(username).toHaveAccessibleDescription("Proposé d'après le nom ; vous pouvez le changer.");
});

it('creates the user, confirms it and goes to /users [§1-4 §2-80 §2-81 §2-83 §4-19 §7-14 §8-42]', async () => {
  const { api, user, location } = openNewUserPage();
  await fill(user, { 'Adresse email': '  Yao@Escale.TEST ' });
  await user.click(screen.getByRole('radio', { name: /^Administrateur/ }));
  await submit(user);
  expect(
    await screen.findByText("Utilisateur créé avec succès ! Un email d'invitation a été envoyé."),
  ).toBeVisible();
  expect(location().pathname).toBe('/users');
  expect(location().state).toEqual({ createdId: expect.any(String) });
  expect(api.calls).toEqual([
    {
      call: 'POST /users',
      body: {
        firstName: 'Yao',
        lastName: 'Kouassi',
        email: 'yao@escale.test',
        username: 'yao.kouassi',
        role: 'ADMIN',
      },
      ifMatch: null,
    },
  ]);
});

it('warns when the invitation could not be sent [§7-14]', async () => {
  const { user, location } = openNewUserPage();
  server.use(
    http.post(apiPath('/users'), () =>
      HttpResponse.json({
        success: true,
        invitationSent: false,
        data: {
          id: 'x',
          email: 'x',
          username: 'x',
          firstName: '',
          lastName: '',
          role: 'OPERATOR',
          status: 'INACTIVE',
          avatarUrl: null,
          createdAt: 'x',
          updatedAt: 'x',
          lastLoginAt: null,
        },
      }),
    ),
  );
  await fill(user);
  await submit(user);
  const warning = await screen.findByRole('alert');
  expect(warning).toHaveTextContent(
    "l'email d'invitation n'a pas pu être envoyé. Il doit être renvoyé manuellement.",
  );
  expect(location().pathname).toBe('/users');
});

it('shows the missing values field by field and sends nothing [§5-11 §5-12]', async () => {
  const { api, user } = openNewUserPage();
  await submit(user);
  for (const text of [
    'Prénom requis',
    'Nom requis',
    'Adresse email invalide',
    "Nom d'utilisateur minimum 3 caractères",
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveFocus();
  expect(api.calls).toEqual([]);
});

it.each([
  ['Adresse email', 'pas-une-adresse', 'Adresse email invalide'],
  ['Adresse email', `${'a'.repeat(10_000)}@escale.test`, 'Adresse email invalide'],
  ['Prénom', '   ', 'Prénom requis'],
  ['Prénom', 'a'.repeat(10_000), 'Prénom maximum 100 caractères'],
  ['Nom', '🚢'.repeat(5_000), 'Nom maximum 100 caractères'],
])('refuses in %s: %.20s [§5-9]', async (label, value, message) => {
  const { api, user } = openNewUserPage();
  await fill(user, { [label]: value });
  await submit(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(api.calls).toEqual([]);
});

it.each([
  'Zoé 🚢',
  'محمد',
  '<b>Yao</b><script>alert(1)</script>',
  "'; DROP TABLE users; --",
  '=HYPERLINK("x")',
])('sends the name exactly as typed: %s', async (name) => {
  const { api, user } = openNewUserPage();
  await fill(user, { Prénom: name });
  await submit(user);
  await screen.findByText(/Utilisateur créé avec succès/);
  expect(api.calls[0]?.body).toMatchObject({ firstName: name });
});

it("shows the server's errors on their fields and keeps the typed values [§8-64]", async () => {
  const { user, location } = openNewUserPage();
  server.use(
    http.post(apiPath('/users'), () =>
      refuse(409, 'CONFLICT', 'Cette adresse email est déjà utilisée', {
        fields: { email: 'Cette adresse email est déjà utilisée' },
      }),
    ),
  );
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Erreur: Cette adresse email est déjà utilisée')).toBeVisible();
  const email = screen.getByRole('textbox', { name: 'Adresse email' });
  expect(email).toHaveAccessibleDescription('Cette adresse email est déjà utilisée');
  expect(email).toHaveFocus();
  expect(email).toHaveValue('yao@escale.test');
  expect(location().pathname).toBe('/users/add');
});

it('shows the failure with the general line as detail [§8-4 §8-34 §8-64]', async () => {
  const { user } = openNewUserPage();
  server.use(http.post(apiPath('/users'), () => HttpResponse.error()));
  await fill(user);
  await submit(user);
  expect(await screen.findByText("Erreur: Erreur lors de l'opération")).toBeVisible();
  expect(screen.getByText('Erreur de connexion réseau.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Yao');
});

it('a second press after a lost answer sends the same key, so that only one account is created', async () => {
  const { user } = openNewUserPage();
  const keys: (string | null)[] = [];
  server.use(
    http.post(apiPath('/users'), ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  );
  await fill(user);
  for (let press = 1; press <= 2; press += 1) {
    await submit(user);
    await waitFor(() => expect(keys).toHaveLength(press));
  }
  expect(keys[0]).toMatch(/^"\w{16,}"$/);
  expect(keys[1]).toBe(keys[0]);
});

it('a double click makes one call', async () => {
  const { api, user } = openNewUserPage();
  server.use(
    http.post(apiPath('/users'), async () => {
      api.calls.push({ call: 'POST', body: null, ifMatch: null });
      await delay(100);
      return refuse(422, 'RULE', 'Refusé');
    }),
  );
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: "Créer l'utilisateur" }));
  await screen.findByText('Erreur: Refusé');
  expect(api.calls).toHaveLength(1);
});

it("disables roles above one's own, with the reason", async () => {
  const { user } = openNewUserPage('ADMIN');
  const radio = await screen.findByRole('radio', { name: /Super Administrateur/ });
  expect(
    screen.getAllByText(/Vous ne pouvez pas attribuer un rôle supérieur au vôtre/).length,
  ).toBeGreaterThan(0);
  await user.click(radio);
  expect(radio).not.toBeChecked();
});

it('a super administrator grants every role', async () => {
  const { user } = openNewUserPage('SUPER_ADMIN');
  const radio = await screen.findByRole('radio', { name: /Super Administrateur/ });
  await user.click(radio);
  expect(radio).toBeChecked();
});

describe('leaving', () => {
  it('Cancel goes to /users [§2-81 §2-83]', async () => {
    const { user, location } = openNewUserPage();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(location().pathname).toBe('/users');
  });

  it.each(['cancel', 'back'] as const)('asks before leaving with typed values: %s', async (way) => {
    const { user, location, navigate } = openNewUserPage();
    await fill(user);
    if (way === 'cancel') await user.click(screen.getByRole('button', { name: 'Annuler' }));
    else await navigate(-1);
    const question = await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    expect(question).toHaveTextContent('Non enregistré : la fiche du nouvel utilisateur.');
    await user.click(within(question).getByRole('button', { name: 'Continuer la saisie' }));
    expect(location().pathname).toBe('/users/add');
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Yao');
    if (way === 'cancel') await user.click(screen.getByRole('button', { name: 'Annuler' }));
    else await navigate(-1);
    await user.click(await screen.findByRole('button', { name: 'Quitter la page' }));
    await waitFor(() => expect(location().pathname).toBe('/users'));
  });
});

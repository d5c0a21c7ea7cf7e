import { apiPath, http, HttpResponse, screen, server, waitFor, within } from '@escale/testing';
import { buildEntry, serveDetail } from '../test-detail';
import { getButton, openUserPage } from '../test-user-page';

const url = '/users/yao?onglet=activity';
const findRows = async () =>
  within(await screen.findByRole('list', { name: 'Activité' })).getAllByRole('listitem');
const buildEntries = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => buildEntry(from + index));

it('shows date and hour, how long ago, action, resource, address and device [§1-4 §2-77 §9-19]', async () => {
  const changed = buildEntry(30, {
    action: 'UPDATE',
    userId: 'mariam',
    user: { email: 'mariam@escale.test', firstName: 'Mariam', lastName: 'Touré' },
    target: { id: 'yao', name: 'Yao Kouassi' },
    resource: 'users/yao',
    metadata: { before: { firstName: 'Yao', role: 'ADMIN' }, after: { firstName: 'Jo', role: 'ADMIN' } },
  });
  const old = buildEntry(0, {
    id: 'old',
    action: 'WINK',
    resource: 'cranes',
    timestamp: '2026-01-12T08:00:00.000Z',
  });
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
  serveDetail({ entries: [buildEntry(0, { userAgent }), buildEntry(5), changed, old] });
  openUserPage(url);
  const [first, second, third, fourth] = await findRows();
  expect(first).toHaveTextContent(
    /^\d\d\/\d\d\/\d{4} \d\d:\d\dil y a quelques minutesYao Kouassi s'est connectéConnexion · Authentification · depuis 10.0.0.7 · Chrome 131 sur Linux$/,
  );
  expect(second).toHaveTextContent('il y a 5 heures');
  expect(third).toHaveTextContent('Mariam Touré a modifié la fiche de Yao KouassiFiche modifiée');
  expect(third).toHaveTextContent(/Prénom : Yao → +devient Jo$/);
  expect(third).toHaveTextContent('il y a 1 jour');
  expect(fourth).toHaveTextContent('Action inconnue (WINK) · cranes');
  expect(fourth).toHaveTextContent(/^12\/01\/2026 08:00/);
});

it.each([
  ['LOGIN', 'Connexion'],
  ['LOGIN_FAILED', 'Connexion échouée'],
  ['LOGOUT', 'Déconnexion'],
  ['CREATE', 'Création'],
  ['UPDATE', 'Modification'],
  ['DELETE', 'Suppression'],
  ['STATUS_CHANGE', 'Changement de statut'],
  ['PASSWORD_CHANGE', 'Changement de mot de passe'],
  ['ROLE_CHANGE', 'Changement de rôle'],
  ['READ', 'Consultation'],
])('%s displays as %s [§4-30]', async (action, label) => {
  serveDetail({ entries: [buildEntry(0, { action })] });
  openUserPage(url);
  const [row] = await findRows();
  expect(within(row ?? document.body).getByText(label)).toBeVisible();
});

it('loads 20 at a time, and more on request, without duplicates when new rows have arrived [§2-77 §3-19 §4-28 §7-26 §9-12]', async () => {
  const api = serveDetail({ entries: buildEntries(45) });
  const { user } = openUserPage(url);
  expect(await findRows()).toHaveLength(20);
  expect(screen.getByText('20 sur 45')).toBeVisible();
  api.entries = [...buildEntries(3, 100), ...api.entries];
  await user.click(getButton('Afficher les 20 suivantes'));
  await waitFor(async () => expect(await findRows()).toHaveLength(37));
  await user.click(getButton(/^Afficher les \d+ suivantes$/));
  await waitFor(async () => expect(await findRows()).toHaveLength(45));
  expect(screen.queryByRole('button', { name: /^Afficher/ })).not.toBeInTheDocument();
  expect(api.asked).toEqual(['?page=1&limit=20', '?page=2&limit=20', '?page=3&limit=20']);
});

it('a filter starts at page 1, and ALL sends no action [§2-77 §4-28 §7-26 §8-46 §9-18]', async () => {
  const logouts = buildEntries(3, 50).map((entry) => ({ ...entry, action: 'LOGOUT' }));
  const api = serveDetail({ entries: [...buildEntries(25), ...logouts] });
  const { user } = openUserPage(url);
  await findRows();
  await user.click(getButton(/^Afficher les \d+ suivantes$/));
  await waitFor(async () => expect(await findRows()).toHaveLength(28));
  const filter = screen.getByRole('combobox', { name: 'Action' });
  expect([...(filter as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
    'ALL',
    'LOGIN',
    'LOGOUT',
    'CREATE',
    'UPDATE',
    'DELETE',
    'PASSWORD_CHANGE',
  ]);
  await user.selectOptions(filter, 'Déconnexion');
  await waitFor(async () => expect(await findRows()).toHaveLength(3));
  expect(api.asked.at(-1)).toBe('?page=1&limit=20&action=LOGOUT');
  await user.selectOptions(filter, 'Création');
  expect(await screen.findByText('Aucune activité enregistrée')).toBeVisible();
});

it('returns to page 1 when the filter goes back to all actions', async () => {
  const api = serveDetail({ entries: buildEntries(45) });
  const { user } = openUserPage(url);
  await findRows();
  await user.click(getButton(/^Afficher les \d+ suivantes$/));
  await waitFor(async () => expect(await findRows()).toHaveLength(40));
  const filter = screen.getByRole('combobox', { name: 'Action' });
  await user.selectOptions(filter, 'Création');
  await screen.findByText('Aucune activité enregistrée');
  const before = api.asked.length;
  await user.selectOptions(filter, 'ALL');
  await waitFor(async () => expect(await findRows()).toHaveLength(20));
  expect(screen.getByText('20 sur 45')).toBeVisible();
  expect(api.asked.slice(before)).toEqual(['?page=1&limit=20']);
});

it('shows an error with Réessayer when the activity cannot be loaded', async () => {
  serveDetail({ entries: buildEntries(1) });
  server.use(http.get(apiPath('/users/:id/audit-logs'), () => HttpResponse.json({}, { status: 500 })));
  openUserPage(url);
  expect(await screen.findByText("L'activité n'a pas pu être chargée")).toBeVisible();
  expect(getButton('Réessayer')).toBeVisible();
});

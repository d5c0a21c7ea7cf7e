import { ModulesProvider } from '@escale/module-kit';
import {
  buildDescriptor,
  buildUser,
  renderApp,
  screen,
  within,
  type RenderAppOptions,
} from '@escale/testing';
import { DashboardPage } from './dashboard-page';

const region = (name: string) => within(screen.getByRole('region', { name }));

// The user is an operator, who may not read users: a request for the list of users would fail the test.
const openDashboard = (options: RenderAppOptions = {}) =>
  renderApp(<DashboardPage />, { as: buildUser({ firstName: 'Yao' }), url: '/dashboard', ...options });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T11:30:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

it('shows the greeting, the time of the update and the link back to the modules [§2-7 §2-46 §2-47 §9-20]', async () => {
  const { user, location } = openDashboard();
  expect(screen.getByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeVisible();
  expect(await screen.findByText('Bonjour Yao')).toBeVisible();
  expect(screen.getByText('Dernière mise à jour : 21/11/2026 11:30')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
  expect(location().pathname).toBe('/modules');
});

it.each([
  ['Asia/Tokyo', 'Bonsoir Yao'],
  ['America/New_York', 'Bonjour Yao'],
  ['Europe/Paris', 'Bon après-midi Yao'],
])("greets by the user's own time zone: %s [§2-46]", async (timezone, greeting) => {
  openDashboard({ preferences: { timezone } });
  expect(await screen.findByText(greeting)).toBeVisible();
});

it('puts the real-time block before everything simulated', () => {
  openDashboard();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Temps réel', 'Données simulées']);
  expect(region('Données simulées').getByRole('region', { name: 'Indicateurs clés' })).toBeVisible();
});

it('shows what other modules add, for those with the right, before everything simulated', async () => {
  const widget = { point: 'dashboard-widget', id: 'slots', label: 'Places libres', order: 1 } as const;
  const yard = buildDescriptor({
    id: 'yard',
    contributions: [
      { ...widget, right: 'read' },
      { ...widget, id: 'gates', label: 'Quais', right: 'write' },
    ],
  });
  renderApp(
    <ModulesProvider modules={[yard]} outlet={({ contribution }) => <p>{`partie ${contribution.id}`}</p>}>
      <DashboardPage />
    </ModulesProvider>,
    { as: 'OPERATOR', url: '/dashboard', permissions: { yard: { visible: true, read: true } } },
  );
  const places = await screen.findByRole('region', { name: 'Places libres' });
  expect(within(places).getByText('partie slots')).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Temps réel', 'Places libres', 'Données simulées']);
});

it('marks its figures as simulated, and holds placeholders for the charts and five sample activities [§1-6 §2-48 §2-49 §2-50 §9-26]', () => {
  openDashboard();
  expect(screen.getByText('Données simulées')).toBeVisible();
  const note =
    "Les indicateurs, l'état des opérations et les activités récentes ci-dessous sont des exemples. Seul le bloc « Temps réel » affiche des données réelles.";
  expect(screen.getByText(note)).toBeVisible();
  const cards = (name: string) =>
    region(name)
      .getAllByRole('group')
      .map(({ textContent }) => textContent.replace(/\s/g, ' '));
  expect(cards('Indicateurs clés')).toEqual([
    expect.stringMatching(/^Conteneurs actifs ?1 248/),
    expect.stringMatching(/^Expéditions en cours ?86/),
    expect.stringMatching(/^Utilisateurs actifs ?42/),
    expect.stringMatching(/^Revenu mensuel ?45,2 M FCFA/),
  ]);
  expect(cards('État des opérations')).toEqual([
    expect.stringMatching(/^Opérations normales ?98\.5%/),
    expect.stringMatching(/^En attente ?12/),
    expect.stringMatching(/^Alertes ?3/),
  ]);
  expect(region('Graphiques').getAllByText('En développement')).toHaveLength(2);
  expect(region('Activités récentes').getAllByRole('row')).toHaveLength(6);
});

it('works without a live connection, and shows an operator the reason for the missing figure', async () => {
  openDashboard();
  expect(await region('Temps réel').findByText('Déconnecté')).toBeVisible();
  const later =
    "Pas de connexion en direct. Elle s'établit automatiquement ; les événements arriveront ensuite.";
  expect(region('Temps réel').queryByText(later)).toBeNull();
  expect(await region('Temps réel').findByText(later, {}, { timeout: 5_000 })).toBeVisible();
  const reason = 'Visible avec le droit de consulter les utilisateurs.';
  expect(await region('Temps réel').findByText(reason)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Indicateurs clés' })).toBeVisible();
});

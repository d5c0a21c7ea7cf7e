import { shellRelease } from '@escale/contracts';
import {
  act,
  buildRegistryEntry,
  http,
  HttpResponse,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { ModuleLoadError } from '../../modules/errors/module-load-error';
import { logFailure } from '../../modules/status/failure-log';
import { renderWithLoader } from '../../modules/test-loader';
import { StatusPage } from './status-page';

const usersEntry = buildRegistryEntry({ id: 'users', label: 'Gestion Utilisateurs', version: '2.0.0' });
const registry = { entries: [usersEntry], rejected: [], isStoredCopy: false };
const region = (name: string) => within(screen.getByRole('region', { name }));

const respondWithHistory = (...moves: object[]) =>
  server.use(http.get('*/modules-history.json', () => HttpResponse.json({ moves })));

afterEach(() => localStorage.clear());

it('lists modules, their history and failures in words', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T19:49:00Z'), advanceTimers: true });
  logFailure(usersEntry.live, new ModuleLoadError('integrity', { file: '__federation_expose_module.js' }));
  const time = '2026-11-21T08:14:00.000Z';
  respondWithHistory(
    { time, action: 'rollback', id: 'users', version: '1.0.0', from: '2.0.0' },
    { time, action: 'recovered', id: 'gone', version: '3.0.0', from: null },
    { time, action: 'canary-end', id: 'yard', version: '2.0.0', from: null },
    { time, action: 'promote', id: 'berths', version: '2.0.0', from: '1.0.0' },
  );
  renderWithLoader(<StatusPage registry={registry} />, { as: 'ADMIN', url: '/modules/etat' });

  expect(document.title).toMatch(/^État des modules/);
  expect(region('Modules publiés').getByRole('rowheader')).toHaveTextContent(/^Gestion Utilisateurs$/);
  const history = region('Historique');
  expect(await history.findByText('Retour à la version 1.0.0')).toBeVisible();
  for (const move of [
    'Republication de la version 3.0.0',
    "Fin de l'essai partiel de la version 2.0.0",
    'Ouverture à tous de la version 2.0.0',
  ])
    expect(history.getByText(move)).toBeVisible();
  const failures = region('Derniers échecs dans ce navigateur');
  expect(failures.getByText('fichier altéré')).toBeVisible();
  expect(failures.getByText('21/11/2026 19:49')).toBeVisible();
  expect(failures.getByText('Détails techniques')).toBeVisible();
  jest.useRealTimers();
});

it('isolates the writing direction of versions', async () => {
  const release = (version: string) => ({ ...usersEntry.live, version });
  const time = '2026-11-21T08:14:00.000Z';
  respondWithHistory({ time, action: 'publish', id: 'users', version: '2.0.0-b', from: '1.9.0-a' });
  const entry = { live: release('2.0.0-b'), previous: [release('1.9.0-a'), release('1.8.0-f')] };
  renderWithLoader(<StatusPage registry={{ ...registry, entries: [entry] }} />, { as: 'ADMIN' });
  const published = region('Modules publiés');
  expect(published.getByText('2.0.0-b', { selector: 'bdi' })).toBeVisible();
  expect(published.getByText('1.9.0-a, 1.8.0-f', { selector: 'bdi' })).toBeVisible();
  expect(await region('Historique').findByText('1.9.0-a', { selector: 'bdi' })).toBeVisible();
});

const respondToHealth = (resolver: () => Response) => server.use(http.get('*/api/reports/modules', resolver));
const healthTitle = 'Chez tous les utilisateurs, depuis 24 heures';
const openStatusPage = () =>
  renderWithLoader(<StatusPage registry={registry} />, { as: 'ADMIN', url: '/modules/etat' });

it('shows what browsers report of each version, and a dash where none has', async () => {
  const reported = (version: string, loads: number, failures: object[]) => ({
    module: 'users',
    version,
    loads,
    failures,
  });
  const data = [
    reported('1.9.0', 12_345, [
      { reason: 'integrity', count: 3 },
      { reason: 'unreachable', count: 1 },
    ]),
  ];
  respondToHealth(() => HttpResponse.json({ success: true, since: '2026-11-20T19:00:00.000Z', data }));
  openStatusPage();
  const rows = () =>
    region(healthTitle)
      .getAllByRole('row')
      .map(({ children }) => Array.from(children, ({ textContent }) => textContent));
  expect(await region(healthTitle).findByText('1.9.0')).toBeVisible();
  expect(rows()).toEqual([
    ['Module', 'Version', 'Chargements', 'Échecs'],
    ['Gestion Utilisateurs', '2.0.0', '—', '—'],
    ['Gestion Utilisateurs', '1.9.0', '12\u202f345', '4 (fichier altéré 3, serveur injoignable 1)'],
  ]);
});

it('leaves only that part out when the server does not provide it', async () => {
  respondToHealth(() => HttpResponse.json({ success: false, code: 'NOT_FOUND', error: '' }, { status: 404 }));
  openStatusPage();
  await waitFor(() => expect(screen.queryByRole('region', { name: healthTitle })).toBeNull());
  expect(region('Modules publiés').getByRole('rowheader')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says so when the figures could not be loaded', async () => {
  respondToHealth(() => HttpResponse.json({ success: false }, { status: 403 }));
  openStatusPage();
  expect(await region(healthTitle).findByText("Ces chiffres n'ont pas pu être chargés.")).toBeVisible();
});

it('keeps the last data when a later call fails, and shows its date', async () => {
  const data = [{ module: 'users', version: '1.9.0', loads: 7, failures: [] }];
  respondToHealth(() => HttpResponse.json({ success: true, since: '2026-11-20T19:00:00.000Z', data }));
  respondWithHistory({
    time: '2026-11-21T08:14:00.000Z',
    action: 'rollback',
    id: 'users',
    version: '1.0.0',
    from: null,
  });
  const { queryClient } = openStatusPage();
  expect(await region(healthTitle).findByText('1.9.0')).toBeVisible();
  expect(await region('Historique').findByText('Retour à la version 1.0.0')).toBeVisible();
  respondToHealth(() => HttpResponse.json({ success: false }, { status: 403 }));
  server.use(http.get('*/modules-history.json', () => HttpResponse.json({}, { status: 500 })));
  await act(() => queryClient.refetchQueries());
  for (const name of [healthTitle, 'Historique'])
    expect(await region(name).findByText(/^La dernière mise à jour a échoué\. Données du \d/)).toBeVisible();
  expect(region(healthTitle).getByText('1.9.0')).toBeVisible();
  expect(region('Historique').getByText('Retour à la version 1.0.0')).toBeVisible();
});

it('names the version of the application, which the page knows once it is published', () => {
  const line = () => screen.getByText(/^Version de l'application/);
  const { unmount } = openStatusPage();
  expect(line()).toHaveTextContent("Version de l'application : —");
  unmount();
  const meta = `<meta name="${shellRelease.productMeta}" content="1.1.0 (4f48dbde)">`;
  document.head.insertAdjacentHTML('beforeend', meta);
  openStatusPage();
  expect(line()).toHaveTextContent("Version de l'application : 1.1.0 (4f48dbde)");
  document.head.lastElementChild?.remove();
});

it('is not shown to operators', () => {
  renderWithLoader(<StatusPage registry={registry} />, { as: 'OPERATOR', url: '/modules/etat' });
  expect(screen.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
  expect(screen.getByText('Cette page est réservée aux administrateurs.')).toBeVisible();
});

import { buildRegistryEntry, http, HttpResponse, screen, server, within } from '@escale/testing';
import { ModuleLoadError } from '../modules/errors/module-load-error';
import { logFailure } from '../modules/status/failure-log';
import { renderWithLoader } from '../modules/test-loader';
import { StatusPage } from './status-page';

const users = buildRegistryEntry({ id: 'users', label: 'Gestion Utilisateurs', version: '2.0.0' });
const registry = { entries: [users], rejected: [], remembered: false };
const region = (name: string) => within(screen.getByRole('region', { name }));

const answerHistory = (...moves: object[]) =>
  server.use(http.get('*/modules-history.json', () => HttpResponse.json({ moves })));

afterEach(() => localStorage.clear());

it('lists modules, moves and failures in words', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T19:49:00Z'), advanceTimers: true });
  logFailure(users.live, new ModuleLoadError('integrity', { file: '__federation_expose_module.js' }));
  const time = '2026-11-21T08:14:00.000Z';
  answerHistory(
    { time, action: 'rollback', id: 'users', version: '1.0.0', from: '2.0.0' },
    { time, action: 'recovered', id: 'gone', version: '3.0.0', from: null },
  );
  renderWithLoader(<StatusPage registry={registry} />, { as: 'ADMIN', url: '/modules/etat' });

  expect(document.title).toMatch(/^État des modules/);
  expect(region('Modules publiés').getByRole('rowheader')).toHaveTextContent(/^Gestion Utilisateurs$/);
  const history = region('Historique');
  expect(await history.findByText('Retour à la version 1.0.0')).toBeVisible();
  expect(history.getByText('Republication de la version 3.0.0')).toBeVisible();
  const failures = region('Derniers échecs dans ce navigateur');
  expect(failures.getByText('fichier altéré')).toBeVisible();
  expect(failures.getByText('21/11/2026 19:49')).toBeVisible();
  expect(failures.getByText('Détails techniques')).toBeVisible();
  jest.useRealTimers();
});

it('is not for operators', () => {
  renderWithLoader(<StatusPage registry={registry} />, { as: 'OPERATOR', url: '/modules/etat' });
  expect(screen.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
  expect(screen.getByText('Cette page est réservée aux administrateurs.')).toBeVisible();
});

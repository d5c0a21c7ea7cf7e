import { act, renderApp, screen, server, waitFor, within } from '@escale/testing';
import { SettingsPage } from './settings-page';

const routes = [{ path: '/modules', element: <p>Les modules</p> }];
async function openSettings(tab = '', as: 'SUPER_ADMIN' | 'ADMIN' = 'SUPER_ADMIN') {
  const url = `/settings${tab && `?onglet=${tab}`}`;
  const app = renderApp(<SettingsPage />, { as, path: '/settings', routes, url });
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(5));
  return app;
}

const sentPaths: string[] = [];
const saveButton = () => screen.getByRole('button', { name: 'Enregistrer' });
const waitUntilWritable = () =>
  waitFor(() => expect(saveButton()).not.toHaveAccessibleDescription(/Il vous manque/));
const recordPath = (request: { request: Request }) => sentPaths.push(new URL(request.request.url).pathname);

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  server.events.on('request:start', recordPath);
});
afterEach(() => server.events.removeListener('request:start', recordPath));

it('has five tabs and keeps the open one in the URL [§2-13 §2-90]', async () => {
  const { user, location } = await openSettings();
  expect(screen.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(names).toEqual(['Général', 'Email', 'Sécurité', 'Interface', 'Avancé']);
  await user.click(screen.getByRole('tab', { name: 'Email' }));
  await waitFor(() => expect(location().search).toBe('?onglet=email'));
});

it('Général: language and time zone with their options [§2-90 §3-28 §9-23 §9-24]', async () => {
  await openSettings();
  const options = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map((one) => one.textContent);
  expect(screen.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
  expect(options('Langue')).toEqual(['Français', 'Anglais', 'Arabe']);
  expect(screen.getByRole('combobox', { name: 'Fuseau horaire' })).toHaveValue('Africa/Abidjan');
  expect(options('Fuseau horaire')).toEqual([
    expect.stringMatching(/^New York \(UTC−[45]\)$/),
    'Abidjan (UTC+0)',
    expect.stringMatching(/^Paris \(UTC\+[12]\)$/),
  ]);
});

it('Interface: three themes and three layouts [§9-24]', async () => {
  await openSettings('interface');
  const choices = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(choices).toEqual(['light', 'dark', 'auto', 'compact', 'comfortable', 'spacious']);
});

it('Email: template and four switches with the defaults of §9 [§2-90 §3-28 §9-24]', async () => {
  await openSettings('email');
  expect(screen.getByRole('radio', { name: 'Épuré' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Entreprise' })).not.toBeChecked();
  const on = screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked);
  expect(on).toEqual([true, true, true, false]);
});

it('Sécurité: four policies and three bounded numbers [§2-90 §3-28 §5-30 §9-24 §9-25]', async () => {
  await openSettings('security');
  const on = screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked);
  expect(on).toEqual([true, false, true, true]);
  const numbers = screen
    .getAllByRole('spinbutton')
    .map((box) => [(box as HTMLInputElement).value, box.getAttribute('min'), box.getAttribute('max')]);
  expect(numbers).toEqual([
    ['15', '5', '30'],
    ['8', '1', '24'],
    ['3', '1', '10'],
  ]);
});

it('Sécurité: the unit agrees with the number that is typed', async () => {
  const { user } = await openSettings('security');
  await waitUntilWritable();
  const session = screen.getByRole('spinbutton', { name: 'Durée de session' });
  expect(session).toHaveAccessibleDescription('De 1 à 24 heures');
  await waitFor(() => expect(session).toBeEnabled());
  await user.clear(session);
  await user.type(session, '1');
  expect(session).toHaveAccessibleDescription('De 1 à 24 heure');
});

it('Avancé: system information and three unavailable actions with a reason [§2-91]', async () => {
  const { user } = await openSettings('advanced');
  expect(screen.getByText('v1.0.0')).toBeVisible();
  expect(screen.getByText('PostgreSQL 16')).toHaveTextContent('Connectée');
  const names = ['Sauvegarder la base de données', 'Exporter les journaux', 'Exporter les utilisateurs'];
  for (const name of names) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription("Cette action n'est pas encore disponible");
    await user.click(button);
  }
  expect(sentPaths.filter((path) => !path.endsWith('/preferences'))).toEqual([]);
});

it.each([
  ['general', ['Langue et région']],
  ['email', ["Modèle d'email", 'Notifications par email']],
  ['security', ['Politiques de sécurité', 'Durées et limites']],
])('says once on %s that its values stay in this browser and have no effect', async (tab, cards) => {
  await openSettings(tab);
  for (const name of cards) expect(screen.getByRole('region', { name })).toBeVisible();
  expect(
    screen.getByText(/^Brouillon : rien n'est appliqué .* conservés dans ce navigateur seulement/),
  ).toBeVisible();
});

it('marks the static system information as an example', async () => {
  await openSettings('advanced');
  const card = screen.getByRole('region', { name: 'Informations système' });
  expect(card).toHaveTextContent('Exemple');
  expect(card).toHaveTextContent('ces valeurs ne sont pas lues sur le serveur');
});

it('is busy for a second while saving, sends nothing, and restores the values [§1-7 §2-90 §3-28 §4-29 §5-30 §9-24]', async () => {
  const { user, unmount } = await openSettings('interface');
  await waitUntilWritable();
  await user.click(screen.getByRole('radio', { name: 'Sombre' }));
  await user.click(screen.getByRole('radio', { name: 'Compacte' }));
  expect(document.documentElement).not.toHaveClass('dark');
  expect(screen.getByText('Modifications non enregistrées.')).toBeVisible();
  sentPaths.length = 0;
  jest.useFakeTimers();
  act(() => saveButton().click());
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(saveButton()).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(saveButton()).not.toHaveAttribute('aria-busy');
  jest.useRealTimers();
  expect(screen.getByText('Paramètres enregistrés dans ce navigateur.')).toBeVisible();
  expect(document.documentElement).toHaveClass('dark');
  expect(document.documentElement.dataset.density).toBe('compact');
  expect(sentPaths).toEqual([]);
  unmount();
  await openSettings('interface');
  expect(screen.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Compacte' })).toBeChecked();
});

it('accepts a number out of bounds, and the default for an empty input [§5-30 §9-25]', async () => {
  const { user } = await openSettings('security');
  await waitUntilWritable();
  const minutes = screen.getByRole('spinbutton', { name: 'Validité du code OTP' });
  const hours = screen.getByRole('spinbutton', { name: 'Durée de session' });
  await user.clear(minutes);
  await user.type(minutes, '99');
  await user.clear(hours);
  await user.click(saveButton());
  await waitFor(() => expect(hours).toHaveValue(8));
  expect(minutes).toHaveValue(99);
});

it('keeps the changes of a hidden tab and asks before leaving the page', async () => {
  const { user, location } = await openSettings();
  await waitUntilWritable();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'Anglais');
  await user.click(screen.getByRole('tab', { name: 'Sécurité' }));
  await user.click(await screen.findByRole('tab', { name: 'Général' }));
  expect(await screen.findByRole('combobox', { name: 'Langue' })).toHaveValue('en');
  const leave = () => user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
  await leave();
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent("Non enregistré : Paramètres de l'application.");
  await user.click(screen.getByRole('button', { name: 'Continuer la saisie' }));
  expect(location().pathname).toBe('/settings');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Quitter la page' }));
  expect(await screen.findByText('Les modules')).toBeVisible();
});

it('saves nothing before a change', async () => {
  const { user } = await openSettings('interface');
  await waitUntilWritable();
  expect(saveButton()).toHaveAccessibleDescription('Aucune modification à enregistrer.');
  await user.click(saveButton());
  expect(saveButton()).not.toHaveAttribute('aria-busy');
  await user.click(screen.getByRole('radio', { name: 'Compacte' }));
  expect(saveButton()).not.toHaveAttribute('aria-disabled');
});

it('does not ask before leaving without changes', async () => {
  const { user } = await openSettings();
  await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
  expect(await screen.findByText('Les modules')).toBeVisible();
});

it.each(['general', 'email', 'security', 'interface'])(
  'disables every field of %s for a user who may only read',
  async (tab) => {
    const { user } = await openSettings(tab, 'ADMIN');
    const fields = ['combobox', 'radio', 'switch', 'spinbutton'].flatMap((role) =>
      screen.queryAllByRole(role),
    );
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) expect(field).toBeDisabled();
    expect(screen.getByText('Lecture seule')).toBeVisible();
    expect(saveButton()).toHaveAccessibleDescription(
      'Il vous manque le droit « Modification » du module Paramètres.',
    );
    await user.click(saveButton());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('escale.settings'))).toEqual([]);
  },
);

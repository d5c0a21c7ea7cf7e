import { apiPath, http, HttpResponse, refuse, screen, server, waitFor } from '@escale/testing';
import { serveDetail, expectToasts } from '../test-detail';
import { awa, mariam, yao } from '../test-people';
import { getButton, openUserPage } from '../test-user-page';

const url = '/users/yao?onglet=preferences';
const findSelect = (name: string) => screen.findByRole('combobox', { name });
const getSaveButton = () => getButton('Enregistrer les préférences');

it('shows the defaults of §9 and offers what §5 lists [§3-10 §5-16 §5-17 §5-18 §5-19 §7-20 §9-22 §9-23]', async () => {
  serveDetail();
  openUserPage(url);
  const shown = async (name: string) => {
    const box = (await findSelect(name)) as HTMLSelectElement;
    return [box.value, ...[...box.options].map(({ value }) => value)];
  };
  expect(await shown('Langue')).toEqual(['fr', 'fr', 'en', 'ar']);
  expect(await shown('Fuseau horaire')).toEqual([
    'Africa/Abidjan',
    'America/New_York',
    'Africa/Abidjan',
    'Europe/Paris',
    'Asia/Tokyo',
  ]);
  expect(screen.getByRole('option', { name: 'Abidjan (UTC+0)' })).toHaveProperty('selected', true);
  expect(await shown('Format de date')).toEqual(['DD/MM/YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD']);
  expect(await shown("Format de l'heure")).toEqual(['24h', '24h', '12h']);
  expect(screen.getByRole('switch', { name: 'Notifications par email' })).toBeChecked();
  expect(screen.getByRole('switch', { name: /^M'avertir quand quelqu'un se connecte/ })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Rapports hebdomadaires' })).not.toBeChecked();
});

it('keeps a time zone that is not in the list [§5-17]', async () => {
  serveDetail({ preferences: { timezone: 'Asia/Dubai' } });
  openUserPage(url);
  expect(await findSelect('Fuseau horaire')).toHaveValue('Asia/Dubai');
});

it('keeps what it does not know, shows the default for it, and saves the rest', async () => {
  const unknown = { language: 'de', timezone: 'Mars/Base', dateFormat: 'DD.MM.YYYY', timeFormat: '36h' };
  const api = serveDetail({ preferences: unknown });
  const { user } = openUserPage(url);
  for (const [name, value] of [
    ['Langue', 'de'],
    ['Fuseau horaire', 'Mars/Base'],
    ['Format de date', 'DD.MM.YYYY'],
    ["Format de l'heure", '36h'],
  ] as const) {
    expect(await findSelect(name)).toHaveValue(value);
  }
  expect(screen.getByText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Rapports hebdomadaires' }));
  await user.click(getSaveButton());
  expect(await screen.findByText('Préférences mises à jour avec succès !')).toBeVisible();
  expect(api.calls).toMatchObject([{ body: unknown }]);
});

it('save needs a change, sends only the preferences, and leaves edit mode [§1-4 §3-10 §4-22 §5-20 §5-27 §7-21 §8-38]', async () => {
  const api = serveDetail({ permissions: { users: { visible: true } } });
  const { user } = openUserPage({
    pathname: '/users/yao',
    search: '?onglet=preferences',
    state: { editMode: true },
  });
  await findSelect('Langue');
  expect(getButton('Annuler')).toBeVisible();
  expect(getSaveButton()).toBeDisabled();
  await user.selectOptions(await findSelect('Fuseau horaire'), 'Europe/Paris');
  await user.click(screen.getByRole('switch', { name: 'Rapports hebdomadaires' }));
  await user.click(getSaveButton());
  expect(await screen.findByText('Préférences mises à jour avec succès !')).toBeVisible();
  expect(api.calls).toEqual([
    {
      call: 'PUT /users/yao/preferences',
      body: {
        language: 'fr',
        timezone: 'Europe/Paris',
        dateFormat: 'DD/MM/YYYY',
        timeFormat: '24h',
        notifications: { email: true, newConnections: true, weeklyReports: true },
      },
      ifMatch: yao.updatedAt,
    },
  ]);
  expect(getButton('Modifier')).toBeVisible();
  await waitFor(() => expect(getSaveButton()).toBeDisabled());
  await user.selectOptions(await findSelect('Fuseau horaire'), 'Asia/Tokyo');
  expect(getSaveButton()).toBeEnabled();
  await user.selectOptions(await findSelect('Fuseau horaire'), 'Europe/Paris');
  expect(getSaveButton()).toBeDisabled();
});

it.each([
  ['the sentence of the server', refuse(422, 'RULE', 'Fuseau inconnu'), ['Erreur: Fuseau inconnu']],
  [
    'the fallback',
    HttpResponse.json({}, { status: 500 }),
    ['Erreur: Impossible de modifier les préférences', 'Erreur serveur. Veuillez réessayer plus tard.'],
  ],
])('a failed save shows %s and keeps the chosen values [§8-29 §8-64]', async (_name, answer, lines) => {
  serveDetail();
  server.use(http.put(apiPath('/users/:id/preferences'), () => answer));
  const { user } = openUserPage(url);
  await user.selectOptions(await findSelect('Langue'), 'en');
  await user.click(getSaveButton());
  await expectToasts(lines);
  expect(await findSelect('Langue')).toHaveValue('en');
});

it('shows an error with Réessayer when the preferences cannot be loaded', async () => {
  serveDetail();
  server.use(http.get(apiPath('/users/yao/preferences'), () => HttpResponse.json({}, { status: 500 })));
  openUserPage(url);
  expect(await screen.findByText("Les préférences n'ont pas pu être chargées")).toBeVisible();
});

it('is unavailable for a user of a higher role, with the reason', async () => {
  serveDetail();
  openUserPage('/users/mariam?onglet=preferences', awa);
  expect(await findSelect('Langue')).toBeDisabled();
  expect(getSaveButton()).toHaveAccessibleDescription('Ce compte a un rôle supérieur au vôtre.');
  expect(mariam.role).toBe('SUPER_ADMIN');
});

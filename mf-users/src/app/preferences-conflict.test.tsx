import { act, apiPath, buildPreferences, http, HttpResponse, screen, server, waitFor } from '@escale/testing';
import { serveDetail } from '../test-detail';
import { awa, mariam, yao } from '../test-people';
import { getButton, openProfilePage, openUserPage } from '../test-user-page';

const url = '/users/yao?onglet=preferences';
const findSelect = (name: string) => screen.findByRole('combobox', { name });
const findWeeklySwitch = () => screen.findByRole('switch', { name: 'Rapports hebdomadaires' });
const getSaveButton = () => getButton('Enregistrer les préférences');
const findSavedToast = () => screen.findByText('Préférences mises à jour avec succès !');
const queryConflictNotice = () => screen.queryByText(/a été modifié .* pendant votre saisie/);

/** Sets Yao's language to English on the server, as if saved in another window. */
function chooseEnglish(api: ReturnType<typeof serveDetail>) {
  api.preferences.language = 'en';
  return api.bump('yao')?.updatedAt ?? '';
}

it("does not overwrite another user's change of another field", async () => {
  const api = serveDetail();
  const { user } = openUserPage(url);
  await user.click(await findWeeklySwitch());
  const version = chooseEnglish(api);
  await user.click(getSaveButton());
  expect(await findSavedToast()).toBeVisible();
  expect(api.preferences).toMatchObject({ language: 'en', notifications: { weeklyReports: true } });
  expect(api.calls.map(({ ifMatch }) => ifMatch)).toEqual([yao.updatedAt, version]);
  expect(await findSelect('Langue')).toHaveValue('en');
  expect(queryConflictNotice()).toBeNull();
  expect(getSaveButton()).toBeDisabled();
});

describe("a save over another's change", () => {
  async function saveOnStaleVersion() {
    const api = serveDetail();
    const app = openUserPage(url);
    await app.user.selectOptions(await findSelect('Langue'), 'ar');
    await app.user.click(await findWeeklySwitch());
    const version = chooseEnglish(api);
    await app.user.click(getSaveButton());
    expect(await screen.findByText('Erreur: Modifié entre-temps')).toBeVisible();
    expect(await screen.findByText('Langue : Anglais')).toBeVisible();
    expect(api.preferences.language).toBe('en');
    return { ...app, api, version };
  }

  it('shows that change first, keeps the input, and replaces the change on the next save', async () => {
    const { api, user, version } = await saveOnStaleVersion();
    expect(screen.getByText('Rapports hebdomadaires : non')).toBeVisible();
    expect(await findSelect('Langue')).toHaveValue('ar');
    await user.click(getSaveButton());
    expect(await findSavedToast()).toBeVisible();
    expect(api.calls.at(-1)).toMatchObject({ ifMatch: version, body: { language: 'ar' } });
    expect(queryConflictNotice()).toBeNull();
  });

  it('takes the saved values on request', async () => {
    const { user } = await saveOnStaleVersion();
    await user.click(getButton('Reprendre les valeurs enregistrées'));
    expect(await findSelect('Langue')).toHaveValue('en');
    expect(await findWeeklySwitch()).not.toBeChecked();
    expect(getSaveButton()).toBeDisabled();
    expect(queryConflictNotice()).toBeNull();
  });
});

it("shows another's change while the form is open, and names them before a save over it", async () => {
  const api = serveDetail();
  const { user, realtime, queryClient } = openUserPage(url);
  await user.selectOptions(await findSelect('Langue'), 'ar');
  queryClient.setQueryData(['users'], [awa]);
  Object.assign(api.preferences, { language: 'en', timezone: 'Asia/Tokyo' });
  const timestamp = api.bump('yao')?.updatedAt;
  const change = { id: 'a1', action: 'UPDATE', resource: 'users/yao', userId: awa.id, timestamp };
  act(() => realtime.handle('user_activity', change));
  await waitFor(async () => expect(await findSelect('Fuseau horaire')).toHaveValue('Asia/Tokyo'));
  expect(await findSelect('Langue')).toHaveValue('ar');
  expect(queryConflictNotice()).toHaveTextContent(
    'Cet utilisateur a été modifié par Awa Koné pendant votre saisie',
  );
  expect(screen.getByText('Langue : Anglais')).toBeVisible();
  await user.click(getSaveButton());
  expect(await findSavedToast()).toBeVisible();
  expect(api.calls).toMatchObject([{ ifMatch: timestamp, body: { language: 'ar', timezone: 'Asia/Tokyo' } }]);
});

it("blames no other person for one's own change in another window", async () => {
  const api = serveDetail();
  const { user, realtime } = openProfilePage(yao, '/profile?onglet=preferences');
  await user.selectOptions(await findSelect('Format de date'), 'YYYY-MM-DD');
  api.preferences.dateFormat = 'MM/DD/YYYY';
  const timestamp = api.bump('yao')?.updatedAt;
  const change = { id: 'a1', action: 'UPDATE', resource: 'users/yao', userId: yao.id, timestamp };
  act(() => realtime.handle('user_activity', change));
  expect(await screen.findByText('Format de date : MM/JJ/AAAA')).toBeVisible();
  expect(queryConflictNotice()).toHaveTextContent(
    'Cet utilisateur a été modifié par vous-même, ailleurs, pendant votre saisie',
  );
  expect(api.calls).toEqual([]);
});

it('saves without a version on a server that has none', async () => {
  const api = serveDetail();
  server.use(
    http.get(apiPath('/users/yao/preferences'), () =>
      HttpResponse.json({ success: true, data: { ...buildPreferences(), ...api.preferences } }),
    ),
  );
  const { user } = openUserPage(url, mariam);
  await user.click(await findWeeklySwitch());
  await user.click(getSaveButton());
  expect(await findSavedToast()).toBeVisible();
  expect(api.calls).toMatchObject([{ ifMatch: null, body: { notifications: { weeklyReports: true } } }]);
});

import { screen, waitFor, within } from '@escale/testing';
import { serveDetail } from '../test-detail';
import { mariam } from '../test-people';
import { getButton, openProfilePage, openUserPage } from '../test-user-page';

type UserEvents = ReturnType<typeof openUserPage>['user'];

const tabAddress = (tab: string) => ({
  pathname: '/users/yao',
  search: tab === 'general' ? '' : `?onglet=${tab}`,
  state: { editMode: true },
});

const findLastNameField = () => screen.findByRole('textbox', { name: 'Nom' });
const findTimezoneSelect = () => screen.findByRole('combobox', { name: 'Fuseau horaire' });
const findReportsSwitch = async () =>
  within(await screen.findByRole('group', { name: 'Rapports' })).getByRole('switch', {
    name: 'Module visible',
  });

const typingCases: [string, (user: UserEvents) => Promise<void>, () => Promise<void>][] = [
  [
    'general',
    async (user) => user.type(await findLastNameField(), '-Koffi'),
    async () => expect(await findLastNameField()).toHaveValue('Kouassi-Koffi'),
  ],
  [
    'preferences',
    async (user) => user.selectOptions(await findTimezoneSelect(), 'Europe/Paris'),
    async () => expect(await findTimezoneSelect()).toHaveValue('Europe/Paris'),
  ],
  [
    'permissions',
    async (user) => user.click(await findReportsSwitch()),
    async () => expect(await screen.findByText('1 changement à enregistrer')).toBeVisible(),
  ],
];

const tabNames = new Map([
  ['general', 'Informations générales'],
  ['permissions', 'Permissions'],
  ['preferences', 'Préférences'],
]);
const nameOf = (tab: string) => ({ name: tabNames.get(tab) ?? tab });

const isReloadAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it.each(typingCases)(
  '%s: asks before leaving with unsaved changes, and keeps them',
  async (tab, type, expectPreserved) => {
    serveDetail();
    const { user, location } = openUserPage(tabAddress(tab));
    await type(user);
    await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
    const question = await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    expect(question).toHaveTextContent(`Non enregistré : ${nameOf(tab).name}.`);
    await user.click(within(question).getByRole('button', { name: 'Continuer la saisie' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(location().pathname).toBe('/users/yao');
    expect(isReloadAsked()).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'Activité' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', nameOf(tab)));
    await expectPreserved();
    await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
    await user.click(await screen.findByRole('button', { name: 'Quitter la page' }));
    await waitFor(() => expect(location().pathname).toBe('/users'));
  },
);

it('names each tab that holds unsaved changes', async () => {
  serveDetail();
  const { user } = openUserPage(tabAddress('general'));
  await user.type(await findLastNameField(), '-Koffi');
  await user.click(screen.getByRole('tab', nameOf('preferences')));
  await user.selectOptions(await findTimezoneSelect(), 'Europe/Paris');
  await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Non enregistré : Informations générales et Préférences. Les modifications que vous avez saisies seront perdues.',
  );
});

it('does not ask when changes were discarded or never made', async () => {
  serveDetail();
  const { user, location } = openUserPage(tabAddress('general'));
  await user.type(await findLastNameField(), '-Koffi');
  await user.click(getButton('Annuler'));
  expect(isReloadAsked()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
  expect(location().pathname).toBe('/users');
});

it('saving preferences neither discards unsaved general information nor makes it stale [§8-38]', async () => {
  serveDetail();
  const { user } = openUserPage(tabAddress('general'), mariam);
  await user.type(await findLastNameField(), '-Koffi');
  await user.click(screen.getByRole('tab', nameOf('preferences')));
  await user.selectOptions(await findTimezoneSelect(), 'Europe/Paris');
  await user.click(getButton('Enregistrer les préférences'));
  expect(await screen.findByText('Préférences mises à jour avec succès !')).toBeVisible();
  await user.click(screen.getByRole('tab', nameOf('general')));
  expect(await findLastNameField()).toHaveValue('Kouassi-Koffi');
  await user.click(getButton('Enregistrer'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Modifier' }));
  expect(await screen.findByText('Informations utilisateur mises à jour avec succès !')).toBeVisible();
});

it("one's own preferences are guarded on the profile, too", async () => {
  serveDetail();
  const { user } = openProfilePage(mariam, '/profile?onglet=preferences');
  await user.selectOptions(await findTimezoneSelect(), 'Europe/Paris');
  await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
  expect(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })).toBeVisible();
});

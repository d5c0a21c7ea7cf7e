import { applyAppearance, getAppearance } from '@escale/design-system';
import { act, buildUser, renderApp, screen, waitFor } from '@escale/testing';
import { readSettings, storeSettings } from '../features/settings/model/settings-store';
import { SettingsPage } from './settings-page';

beforeEach(() => localStorage.clear());

const userId = 'mariam';

async function openSettings(tab: string) {
  const app = renderApp(<SettingsPage />, {
    as: buildUser({ id: userId, role: 'SUPER_ADMIN' }),
    path: '/settings',
    url: `/settings?onglet=${tab}`,
  });
  const save = () => screen.getByRole('button', { name: 'Enregistrer' });
  await waitFor(() => expect(save()).not.toHaveAccessibleDescription(/Il vous manque/));
  return { ...app, save: () => app.user.click(save()) };
}

const radio = (name: string) => screen.getByRole('radio', { name });

it('shows a theme chosen in the user menu, and does not overwrite it with the former one', async () => {
  const { user, save } = await openSettings('interface');
  act(() => applyAppearance({ theme: 'dark' }));
  expect(radio('Sombre')).toBeChecked();
  await user.click(radio('Compacte'));
  await save();
  expect(getAppearance()).toEqual({ theme: 'dark', layout: 'compact' });
});

it('keeps a theme that was chosen here and is not saved yet', async () => {
  const { user, save } = await openSettings('interface');
  await user.click(radio('Clair'));
  act(() => applyAppearance({ theme: 'dark' }));
  expect(radio('Clair')).toBeChecked();
  await save();
  expect(getAppearance().theme).toBe('light');
});

it.each([
  ['shows', true],
  ['does not write over', false],
])('%s what another tab has saved', async (_what, isAnnounced) => {
  const { user, save } = await openSettings('general');
  storeSettings(userId, { ...readSettings(userId), language: 'en' });
  const language = () => screen.getByRole('combobox', { name: 'Langue' });
  if (isAnnounced) {
    act(() => void dispatchEvent(new StorageEvent('storage', { key: `escale.settings.${userId}` })));
    expect(language()).toHaveValue('en');
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Fuseau horaire' }), 'Europe/Paris');
  await save();
  expect(readSettings(userId)).toMatchObject({ language: 'en', timezone: 'Europe/Paris' });
  expect(language()).toHaveValue('en');
});

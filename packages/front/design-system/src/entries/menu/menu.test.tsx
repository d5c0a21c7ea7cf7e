import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { TestPage } from '../../test-page';
import { Menu } from './menu';

function showMenu() {
  const onSelect = jest.fn();
  render(
    <>
      <Menu
        label="Menu de Awa Koné"
        trigger="Awa Koné"
        items={[
          { id: 'profile', label: 'Mon Profil', icon: 'user', href: '/profile' },
          { id: 'sign-out', label: 'Se déconnecter', onSelect },
        ]}
      />
      <Routes>
        <Route path="/profile" element={<p>Page du profil</p>} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { wrapper: TestPage },
  );
  return { onSelect, trigger: screen.getByRole('button', { name: 'Menu de Awa Koné' }) };
}

it('opens and selects by keyboard alone', async () => {
  const { onSelect, trigger } = showMenu();
  await userEvent.tab();
  expect(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Menu de Awa Koné' });
  expect(menu).toBeVisible();
  await waitFor(() => expect(menu).toHaveFocus());
  await userEvent.keyboard('{End}{Enter}');
  await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
});

it('follows a link by click', async () => {
  const { trigger } = showMenu();
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mon Profil' }));
  expect(await screen.findByText('Page du profil')).toBeVisible();
});

it('follows a link by keyboard', async () => {
  const { trigger } = showMenu();
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await userEvent.keyboard('{Home}{Enter}');
  expect(await screen.findByText('Page du profil')).toBeVisible();
});

it('restores the focus on Escape', async () => {
  const { trigger, onSelect } = showMenu();
  await userEvent.click(trigger);
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onSelect).not.toHaveBeenCalled();
});

it('offers a choice of one value and stays open', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'light', label: 'Clair', icon: null },
    { value: 'dark', label: 'Sombre', icon: null },
  ] as const;
  render(
    <Menu
      label="Menu"
      trigger="Menu"
      items={[{ id: 'theme', label: 'Thème', value: 'light', options, onChange }]}
    />,
    { wrapper: TestPage },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const group = await screen.findByRole('group', { name: 'Thème' });
  expect(within(group).getByRole('menuitemradio', { name: 'Clair' })).toBeChecked();
  await userEvent.click(within(group).getByRole('menuitemradio', { name: 'Sombre' }));
  expect(onChange.mock.calls).toEqual([['dark']]);
  expect(screen.getByRole('menu')).toBeVisible();
});

it('marks the link to the current page', async () => {
  render(
    <Menu
      label="Menu"
      trigger="Menu"
      items={[{ id: 'users', label: 'Comptes', href: '/users', current: true }]}
    />,
    { wrapper: TestPage },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('menuitem', { name: 'Comptes' })).toHaveAttribute('aria-current', 'page');
});

it('says below an item why it is not available, and does nothing with it', async () => {
  const onSelect = jest.fn();
  const reason = "C'est votre propre compte.";
  render(
    <Menu
      label="Autres actions"
      trigger="Plus"
      items={[{ id: 'suspend', label: 'Suspendre', unavailableReason: reason, onSelect }]}
    />,
    { wrapper: TestPage },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Autres actions' }));
  const item = await screen.findByRole('menuitem', { name: /^Suspendre/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(within(item).getByText(reason)).toBeVisible();
  await userEvent.click(item);
  expect(item).toBeVisible();
  expect(onSelect).not.toHaveBeenCalled();
});

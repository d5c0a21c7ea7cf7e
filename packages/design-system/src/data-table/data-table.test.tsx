import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressNow, shownNames, showTable } from './test-table';

beforeEach(() => localStorage.clear());

it('shows the rows with the columns of the table', async () => {
  showTable();
  expect(await shownNames()).toEqual(['Émile Zola', 'Awa Koné', 'Zoé Ébène', 'Eva Lœwe']);
  expect(screen.getByRole('columnheader', { name: /Email/ })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: /Vu le/ })).toBeNull();
  expect(screen.getByText('4 élément(s) au total')).toBeVisible();
});

it('sorts by a click, ascending and descending only, and says so in the address', async () => {
  showTable();
  await shownNames();
  await userEvent.click(screen.getByText('Nom'));
  await waitFor(() => expect(addressNow()).toBe('/users?sort=name'));
  expect(await shownNames()).toEqual(['Awa Koné', 'Émile Zola', 'Eva Lœwe', 'Zoé Ébène']);
  await userEvent.click(screen.getByText('Nom'));
  await waitFor(() => expect(addressNow()).toBe('/users?sort=-name'));
  expect(await shownNames()).toEqual(['Zoé Ébène', 'Eva Lœwe', 'Émile Zola', 'Awa Koné']);
  await userEvent.click(screen.getByText('Nom'));
  await waitFor(() => expect(addressNow()).toBe('/users?sort=name'));
});

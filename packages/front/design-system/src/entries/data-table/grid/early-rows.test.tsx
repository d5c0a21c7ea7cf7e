import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { columns, showTable } from '../test-table';

// Keeps the code of the grid from loading.
jest.mock('./use-grid', () => ({ useGrid: () => ({ TableGrid: null, hasEarlyRows: true }) }));

const onRun = jest.fn();
const rowActions = () => [{ id: 'view', label: 'Voir', icon: 'eye' as const, onRun }];

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const firstCellTexts = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);

beforeEach(() => localStorage.clear());

it('shows the rows in the order of the table before the grid is loaded', () => {
  showTable({}, '/users?sort=name');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  const ascending = firstCellTexts();
  expect(ascending).toEqual([...ascending].sort((one, other) => one!.localeCompare(other!, 'fr')));
});

it('the controls in the rows work', async () => {
  showTable({ rowActions, bulkActions: [{ id: 'off', label: 'Désactiver', onRun }] });
  const [first] = rows();
  await userEvent.click(within(first!).getByRole('checkbox'));
  expect(within(first!).getByRole('checkbox')).toBeChecked();
  await userEvent.click(within(first!).getByRole('button', { name: /^Voir/ }));
  expect(onRun).toHaveBeenCalledTimes(1);
});

it('a column header sorts by click and Enter, as in the grid', async () => {
  showTable();
  const header = (name: string) => screen.getByRole('columnheader', { name });
  await userEvent.click(header('Nom'));
  expect(header('Nom')).toHaveAttribute('aria-sort', 'ascending');
  expect(firstCellTexts()[0]).toContain('Awa');
  header('Nom').focus();
  await userEvent.keyboard('{Enter}');
  expect(header('Nom')).toHaveAttribute('aria-sort', 'descending');
  expect(firstCellTexts()[0]).toContain('Zoé');
  expect(header('Nom')).toHaveFocus();
  header('Âge').focus();
  await userEvent.keyboard('{Enter}');
  expect(header('Âge')).toHaveAttribute('aria-sort', 'ascending');
  expect(header('Nom')).not.toHaveAttribute('aria-sort');
});

it('measures the height that the window leaves without rendering the rows again', () => {
  const cell = jest.fn(() => 'Zola');
  const counted = { columns: columns.map((column) => ({ ...column, cell })) };
  showTable(counted).unmount();
  const once = cell.mock.calls.length;
  showTable({ ...counted, fillWindow: true });
  expect(cell).toHaveBeenCalledTimes(2 * once);
});

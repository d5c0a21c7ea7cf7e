import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DataTableProps } from './data-table-types';
import { DataTable } from './data-table';
import { people, shownNames, showTable, standardProps, type Person } from './test-table';
import { TestPage } from '../../test-page';
import { ToastHost } from '../../core/toast/toast-host';
import { ConfirmDialog } from '../dialog/confirm-dialog';

beforeEach(() => localStorage.clear());

const rowBox = (name: string) => screen.getByRole('checkbox', { name: `Sélectionner ${name}` });
const selectAllBox = () => screen.getByRole('checkbox', { name: 'Tout sélectionner' });
const bulkBar = () => within(screen.getByRole('group', { name: 'Actions sur la sélection' }));
const selectedText = (number: number) => `${number} utilisateur(s) sélectionné(s)`;

const selectionLabelProps: Partial<DataTableProps<Person>> = { selectionLabel: selectedText };
const onRun = jest.fn();
const bulkActions = [{ id: 'off', label: 'Désactiver', onRun }];

beforeEach(() => onRun.mockReset());

it('selects rows by their labels and runs a bulk action on them [§2-63 §2-64 §2-67]', async () => {
  showTable({ ...selectionLabelProps, bulkActions });
  await shownNames();
  expect(screen.queryByRole('group', { name: 'Actions sur la sélection' })).toBeNull();
  expect(screen.getByText('0 élément(s) sélectionné(s)')).toBeVisible();
  await userEvent.click(rowBox('Zoé Ébène'));
  await userEvent.click(rowBox('Émile Zola'));
  expect(bulkBar().getByText(selectedText(2))).toBeVisible();
  expect(screen.getByText('2 élément(s) sélectionné(s)')).toBeVisible();
  expect(selectAllBox()).toBePartiallyChecked();
  await userEvent.click(bulkBar().getByRole('button', { name: 'Désactiver' }));
  expect(onRun).toHaveBeenCalledWith([people[0], people[2]]);
  await userEvent.click(bulkBar().getByRole('button', { name: 'Tout désélectionner' }));
  expect(screen.queryByRole('group', { name: 'Actions sur la sélection' })).toBeNull();
  expect(screen.getByText('0 élément(s) sélectionné(s)').parentElement).toHaveFocus();
});

it('moves the focus to the count when a confirmed action ends the selection', async () => {
  // Gives every element a size: a dialog focuses only elements with one, and jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  function Page() {
    const [open, setOpen] = useState(false);
    const [selected, setSelected] = useState(['b']);
    const ask = [{ id: 'off', label: 'Désactiver', onRun: () => setOpen(true) }];
    return (
      <TestPage>
        <DataTable {...standardProps} bulkActions={ask} selection={{ selected, onChange: setSelected }} />
        <ConfirmDialog
          open={open}
          title="Question"
          onConfirm={() => setSelected([])}
          onClose={() => setOpen(false)}
        />
      </TestPage>
    );
  }
  render(<Page />);
  await userEvent.click(bulkBar().getByRole('button', { name: 'Désactiver' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }));
  await waitFor(() => expect(screen.getByText('0 élément(s) sélectionné(s)').parentElement).toHaveFocus());
  jest.restoreAllMocks();
});

it('exports the selected rows alone, in the order on screen, and says how many', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:test';
  });
  const link = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  render(<ToastHost />, { wrapper: TestPage });
  showTable({ bulkActions }, '/users?sort=name');
  await shownNames();
  await userEvent.click(rowBox('Zoé Ébène'));
  await userEvent.click(rowBox('Awa Koné'));
  await userEvent.click(bulkBar().getByRole('button', { name: 'Exporter la sélection' }));
  expect(link).toHaveBeenCalledTimes(1);
  const text = await files[0]!.text();
  expect(text.split('\r\n').map((line) => line.split(';')[0])).toEqual([
    expect.stringMatching(/Nom$/),
    'Awa Koné',
    'Zoé Ébène',
    '',
  ]);
  expect(await screen.findByText('2 lignes exportées')).toBeVisible();
  jest.restoreAllMocks();
});

it('a second press counts from the first, also before it is rendered', async () => {
  showTable({ bulkActions });
  await shownNames();
  act(() => {
    selectAllBox().click();
    selectAllBox().click();
  });
  expect(selectAllBox()).not.toBeChecked();
  expect(rowBox('Awa Koné')).not.toBeChecked();
  act(() => {
    rowBox('Awa Koné').click();
    rowBox('Zoé Ébène').click();
  });
  expect(rowBox('Awa Koné')).toBeChecked();
  expect(rowBox('Zoé Ébène')).toBeChecked();
});

it('selects all rows matching the search, and no others [§2-63]', async () => {
  showTable({ bulkActions }, '/users?q=e%20z');
  expect(await shownNames()).toEqual(['Émile Zola', 'Zoé Ébène']);
  await userEvent.click(selectAllBox());
  expect(selectAllBox()).toBeChecked();
  await userEvent.click(bulkBar().getByRole('button', { name: 'Désactiver' }));
  expect(onRun).toHaveBeenCalledWith([people[0], people[2]]);
  await userEvent.click(selectAllBox());
  expect(selectAllBox()).not.toBeChecked();
});

it('counts the selected rows hidden by the search and offers to deselect them', async () => {
  showTable({ ...selectionLabelProps, bulkActions });
  await shownNames();
  await userEvent.click(rowBox('Awa Koné'));
  await userEvent.type(screen.getByRole('searchbox'), 'zola');
  await waitFor(async () => expect(await shownNames()).toEqual(['Émile Zola']));
  expect(selectAllBox()).not.toBeChecked();
  await userEvent.click(selectAllBox());
  expect(bulkBar().getByText(selectedText(2))).toBeVisible();
  expect(bulkBar().getByText('dont 1 hors de la recherche')).toBeVisible();
  await userEvent.click(bulkBar().getByRole('button', { name: 'Ne garder que les lignes affichées' }));
  expect(bulkBar().getByText(selectedText(1))).toBeVisible();
  await userEvent.click(bulkBar().getByRole('button', { name: 'Désactiver' }));
  expect(onRun).toHaveBeenCalledWith([people[0]]);
});

it('keeps the selection across a refetch and drops deleted rows', async () => {
  const { change } = showTable({ ...selectionLabelProps, bulkActions });
  await shownNames();
  await userEvent.click(rowBox('Awa Koné'));
  await userEvent.click(rowBox('Eva Lœwe'));
  const again = people.map((row) => ({ ...row }));
  change({ rows: again });
  expect(bulkBar().getByText(selectedText(2))).toBeVisible();
  change({ rows: again.slice(0, 3) });
  await waitFor(() => expect(bulkBar().getByText(selectedText(1))).toBeVisible());
  await userEvent.click(bulkBar().getByRole('button', { name: 'Désactiver' }));
  expect(onRun).toHaveBeenCalledWith([again[1]]);
});

it('reports the remaining selection to a controlling parent', async () => {
  const onChange = jest.fn();
  function Page({ rows }: { rows: Person[] }) {
    const [selected, setSelected] = useState(['b', 'd', 'unknown']);
    const change = (ids: string[]) => {
      onChange(ids);
      setSelected(ids);
    };
    return (
      <TestPage>
        <DataTable {...standardProps} rows={rows} selection={{ selected, onChange: change }} />
      </TestPage>
    );
  }
  const { rerender } = render(<Page rows={people} />);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['b', 'd']));
  rerender(<Page rows={people.slice(0, 2)} />);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['b']));
  expect(rowBox('Awa Koné')).toBeChecked();
});

it('selects a row by Space on any of its cells, and all rows by Space on the header', async () => {
  showTable({ bulkActions });
  await shownNames();
  const cell = screen.getByText('awa@escale.test').closest<HTMLElement>('[role=gridcell]')!;
  cell.focus();
  fireEvent.keyDown(cell, { key: ' ' });
  await waitFor(() => expect(rowBox('Awa Koné')).toBeChecked());
  const header = selectAllBox().closest<HTMLElement>('[role=columnheader]')!;
  header.focus();
  fireEvent.keyDown(header, { key: ' ' });
  await waitFor(() => expect(selectAllBox()).toBeChecked());
});

it('has no checkboxes without bulk actions', async () => {
  showTable();
  await shownNames();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/sélectionné/)).toBeNull();
});

it('labels the row actions with the action and the row [§2-65]', async () => {
  const open = jest.fn();
  showTable({
    rowActions: () => [
      { id: 'view', label: 'Voir le détail', icon: 'eye', onRun: open },
      { id: 'delete', label: 'Supprimer', icon: 'trash', unavailableReason: 'Droit manquant', onRun: open },
    ],
  });
  await shownNames();
  await userEvent.click(screen.getByRole('button', { name: 'Voir le détail : Awa Koné' }));
  expect(open).toHaveBeenCalledWith(people[1]);
  const refused = screen.getByRole('button', { name: 'Supprimer : Awa Koné' });
  expect(refused).toHaveAccessibleDescription('Droit manquant');
  await userEvent.click(refused);
  expect(open).toHaveBeenCalledTimes(1);
});

it('says in the bar why no action is available, where all have one reason', async () => {
  const reason = 'Au maximum 2 personnes à la fois : affinez la sélection.';
  const off = { id: 'off', label: 'Désactiver', onRun, unavailableReason: reason };
  const on = { id: 'on', label: 'Activer', onRun };
  const { change } = showTable({ bulkActions: [off, { ...on, unavailableReason: reason }] });
  await shownNames();
  await userEvent.click(selectAllBox());
  expect(bulkBar().getByText(reason)).toBeVisible();
  change({ bulkActions: [off, on] });
  await waitFor(() => expect(bulkBar().queryByText(reason)).toBeNull());
});

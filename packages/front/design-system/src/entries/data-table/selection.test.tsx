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

const box = (name: string) => screen.getByRole('checkbox', { name: `Sélectionner ${name}` });
const all = () => screen.getByRole('checkbox', { name: 'Tout sélectionner' });
const bar = () => within(screen.getByRole('group', { name: 'Actions sur la sélection' }));
const count = (number: number) => `${number} utilisateur(s) sélectionné(s)`;

const withBar: Partial<DataTableProps<Person>> = { selectionLabel: count };
const onRun = jest.fn();
const bulkActions = [{ id: 'off', label: 'Désactiver', onRun }];

beforeEach(() => onRun.mockReset());

it('selects rows by their labels and runs a bulk action on them [§2-63 §2-64 §2-67]', async () => {
  showTable({ ...withBar, bulkActions });
  await shownNames();
  expect(screen.queryByRole('group', { name: 'Actions sur la sélection' })).toBeNull();
  expect(screen.getByText('0 élément(s) sélectionné(s)')).toBeVisible();
  await userEvent.click(box('Zoé Ébène'));
  await userEvent.click(box('Émile Zola'));
  expect(bar().getByText(count(2))).toBeVisible();
  expect(screen.getByText('2 élément(s) sélectionné(s)')).toBeVisible();
  expect(all()).toBePartiallyChecked();
  await userEvent.click(bar().getByRole('button', { name: 'Désactiver' }));
  expect(onRun).toHaveBeenCalledWith([people[0], people[2]]);
  await userEvent.click(bar().getByRole('button', { name: 'Tout désélectionner' }));
  expect(screen.queryByRole('group', { name: 'Actions sur la sélection' })).toBeNull();
  expect(screen.getByText('0 élément(s) sélectionné(s)').parentElement).toHaveFocus();
});

it('moves the focus to the count when a confirmed action ends the selection', async () => {
  // jsdom has no layout, and a dialog focuses only elements with a size.
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
  await userEvent.click(bar().getByRole('button', { name: 'Désactiver' }));
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
  await userEvent.click(box('Zoé Ébène'));
  await userEvent.click(box('Awa Koné'));
  await userEvent.click(bar().getByRole('button', { name: 'Exporter la sélection' }));
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
    all().click();
    all().click();
  });
  expect(all()).not.toBeChecked();
  expect(box('Awa Koné')).not.toBeChecked();
  act(() => {
    box('Awa Koné').click();
    box('Zoé Ébène').click();
  });
  expect(box('Awa Koné')).toBeChecked();
  expect(box('Zoé Ébène')).toBeChecked();
});

it('selects all rows matching the search, and no others [§2-63]', async () => {
  showTable({ bulkActions }, '/users?q=e%20z');
  expect(await shownNames()).toEqual(['Émile Zola', 'Zoé Ébène']);
  await userEvent.click(all());
  expect(all()).toBeChecked();
  await userEvent.click(bar().getByRole('button', { name: 'Désactiver' }));
  expect(onRun).toHaveBeenCalledWith([people[0], people[2]]);
  await userEvent.click(all());
  expect(all()).not.toBeChecked();
});

it('counts the selected rows hidden by the search and offers to deselect them', async () => {
  showTable({ ...withBar, bulkActions });
  await shownNames();
  await userEvent.click(box('Awa Koné'));
  await userEvent.type(screen.getByRole('searchbox'), 'zola');
  await waitFor(async () => expect(await shownNames()).toEqual(['Émile Zola']));
  expect(all()).not.toBeChecked();
  await userEvent.click(all());
  expect(bar().getByText(count(2))).toBeVisible();
  expect(bar().getByText('dont 1 hors de la recherche')).toBeVisible();
  await userEvent.click(bar().getByRole('button', { name: 'Ne garder que les lignes affichées' }));
  expect(bar().getByText(count(1))).toBeVisible();
  await userEvent.click(bar().getByRole('button', { name: 'Désactiver' }));
  expect(onRun).toHaveBeenCalledWith([people[0]]);
});

it('keeps the selection across a refetch and drops deleted rows', async () => {
  const { change } = showTable({ ...withBar, bulkActions });
  await shownNames();
  await userEvent.click(box('Awa Koné'));
  await userEvent.click(box('Eva Lœwe'));
  const again = people.map((row) => ({ ...row }));
  change({ rows: again });
  expect(bar().getByText(count(2))).toBeVisible();
  change({ rows: again.slice(0, 3) });
  await waitFor(() => expect(bar().getByText(count(1))).toBeVisible());
  await userEvent.click(bar().getByRole('button', { name: 'Désactiver' }));
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
  expect(box('Awa Koné')).toBeChecked();
});

it('selects a row by Space on any of its cells, and all rows by Space on the header', async () => {
  showTable({ bulkActions });
  await shownNames();
  const cell = screen.getByText('awa@escale.test').closest<HTMLElement>('[role=gridcell]')!;
  cell.focus();
  fireEvent.keyDown(cell, { key: ' ' });
  await waitFor(() => expect(box('Awa Koné')).toBeChecked());
  const header = all().closest<HTMLElement>('[role=columnheader]')!;
  header.focus();
  fireEvent.keyDown(header, { key: ' ' });
  await waitFor(() => expect(all()).toBeChecked());
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
  await userEvent.click(all());
  expect(bar().getByText(reason)).toBeVisible();
  change({ bulkActions: [off, on] });
  await waitFor(() => expect(bar().queryByText(reason)).toBeNull());
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { columns, shownNames, showTable, type Person } from './test-table';

const controlColumns = [
  columns[0]!,
  {
    ...columns[1]!,
    cell: ({ email }: { email: string }) => (
      <>
        <button>Écrire à {email}</button>
        <button>Copier {email}</button>
      </>
    ),
  },
];

const cell = (text: string) => screen.getByText(text).closest('[role=gridcell]');

async function enterTable() {
  showTable({
    columns: controlColumns,
    bulkActions: [{ id: 'off', label: 'Désactiver', onRun: jest.fn() }],
  });
  await shownNames();
  screen.getByRole('button', { name: 'Exporter' }).focus();
  await userEvent.tab();
  await waitFor(() => expect(cell('Émile Zola')).toHaveFocus());
}

beforeEach(() => localStorage.clear());

it('is one stop for Tab, in both directions, and keeps its cell', async () => {
  await enterTable();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(cell('Awa Koné')).toHaveFocus());
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Exporter' })).toHaveFocus();
  await userEvent.tab();
  await waitFor(() => expect(cell('Awa Koné')).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
});

it('moves to the ends of the row and of the table', async () => {
  await enterTable();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(cell('Écrire à eva@escale.test')).toHaveFocus());
  await userEvent.keyboard('{Home}');
  await waitFor(() =>
    expect(screen.getByLabelText('Sélectionner Eva Lœwe').closest('[role=gridcell]')).toHaveFocus(),
  );
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await waitFor(() =>
    expect(screen.getByLabelText('Sélectionner Émile Zola').closest('[role=gridcell]')).toHaveFocus(),
  );
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(cell('Écrire à emile@escale.test')).toHaveFocus());
});

it.each(['Enter', 'F2'])('%s goes into the controls of a cell, Escape back out of them', async (key) => {
  await enterTable();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(cell('Écrire à emile@escale.test')).toHaveFocus());
  await userEvent.keyboard(`{${key}}`);
  expect(screen.getByText('Écrire à emile@escale.test')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Copier emile@escale.test')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(cell('Écrire à emile@escale.test')).toHaveFocus();
});

it('leads from the search to the rows by the down arrow, and opens the only result by Enter', async () => {
  const opened = jest.fn();
  const linked = {
    ...columns[0]!,
    cell: ({ name, id }: Person) => (
      <a href={`#${id}`} onClick={() => opened(name)}>
        {name}
      </a>
    ),
  };
  const aside = {
    ...columns[1]!,
    cell: ({ email }: Person) => (
      <span data-aside>
        <a href="#all" onClick={() => opened(email)}>
          {email}
        </a>
      </span>
    ),
  };
  showTable({ columns: [aside, linked] });
  await shownNames();
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'Zo');
  await waitFor(async () => expect(await shownNames()).toEqual(['Émile Zola', 'Zoé Ébène']));
  await userEvent.keyboard('{Enter}');
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(cell('emile@escale.test')).toHaveFocus());
  await userEvent.clear(search);
  await userEvent.type(search, 'Zoé');
  await waitFor(async () => expect(await shownNames()).toEqual(['Zoé Ébène']));
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['Zoé Ébène']]);
});

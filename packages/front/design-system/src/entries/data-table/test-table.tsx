import { render, screen, within } from '@testing-library/react';
import type { InitialEntry } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { TestPage } from '../../test-page';
import { DataTable } from './data-table';
import type { DataTableColumn, DataTableProps } from './data-table-types';

export interface Person {
  id: string;
  name: string;
  email: string;
  age: number;
  seen: Date | null;
}

export const people: Person[] = [
  { id: 'a', name: 'Émile Zola', email: 'emile@escale.test', age: 40, seen: null },
  { id: 'b', name: 'Awa Koné', email: 'awa@escale.test', age: 31, seen: new Date('2026-11-20') },
  { id: 'c', name: 'Zoé Ébène', email: 'zoe@escale.test', age: 9, seen: new Date('2026-11-21') },
  { id: 'd', name: 'Eva Lœwe', email: 'eva@escale.test', age: 100, seen: new Date('2025-01-01') },
];

export const columns: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Nom', value: ({ name }) => name, text: ({ name }) => name },
  { id: 'email', header: 'Email', value: ({ email }) => email, text: ({ email }) => email },
  {
    id: 'age',
    header: 'Âge',
    value: ({ age }) => age,
    text: ({ age }) => String(age),
    align: 'end',
  },
  {
    id: 'seen',
    header: 'Vu le',
    value: ({ seen }) => seen,
    text: ({ seen }) => seen?.toISOString().slice(0, 10) ?? 'Jamais',
    hidden: true,
  },
];

export const standardProps: DataTableProps<Person> = {
  rows: people,
  columns,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  id: 'people',
  title: 'Équipage du quai',
  preferencesOwner: 'owner',
  status: 'ready',
};

/** Renders the table on a page that shows its address. */
export function showTable(props: Partial<DataTableProps<Person>> = {}, address: InitialEntry = '/users') {
  const page = (more: Partial<DataTableProps<Person>>) => (
    <TestPage initialEntries={[address]}>
      <DataTable {...standardProps} {...more} />
      <AddressText />
    </TestPage>
  );
  const { rerender, ...rest } = render(page(props));
  return {
    ...rest,
    change: (more: Partial<DataTableProps<Person>>) => rerender(page({ ...props, ...more })),
  };
}

function AddressText() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

export const currentAddress = () => screen.getByTestId('address').textContent;

/** Waits for the rows and resolves to their names, from top to bottom. */
export async function shownNames(): Promise<(string | null)[]> {
  await screen.findAllByRole('row');
  const rows = screen.getAllByRole('row').filter((row) => row.hasAttribute('row-id'));
  return rows
    .sort((one, other) => Number(one.getAttribute('row-index')) - Number(other.getAttribute('row-index')))
    .map(
      (row) =>
        within(row)
          .getAllByRole('gridcell')
          .find((cell) => cell.getAttribute('col-id') === 'name')!.textContent,
    );
}

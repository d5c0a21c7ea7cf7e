import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { DesignSystemProvider } from '../../core/provider/design-system-provider';
import { DataTable } from './data-table';
import { columns, standardProps } from './test-table';

const linkedColumns = [
  {
    ...columns[0]!,
    cell: ({ id, name }: { id: string; name: string }) => <Link to={`/people/${id}`}>{name}</Link>,
  },
  columns[1]!,
];

function PersonPage() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Fiche</h1>
      <button onClick={() => void navigate(-1)}>Retour</button>
      <Link to="/people">Liste</Link>
    </>
  );
}

/** Makes the table's id unique per test: the first history entry of every router has the same key. */
let tableNumber = 0;

function showPages() {
  tableNumber += 1;
  window.history.replaceState(null, '', '/people?sort=name');
  render(
    <BrowserRouter>
      <DesignSystemProvider>
        <Routes>
          <Route
            path="/people"
            element={
              <>
                <DataTable {...standardProps} id={`people-${tableNumber}`} columns={linkedColumns} />
                <Link to="/people/a">Ailleurs</Link>
              </>
            }
          />
          <Route path="/people/:id" element={<PersonPage />} />
        </Routes>
      </DesignSystemProvider>
    </BrowserRouter>,
  );
}

const cellOf = (name: string) => screen.getByText(name).closest('[role=gridcell]');
const viewport = () => document.querySelector('.ag-grid-viewport')!;

it('on return, focuses the row that the user opened', async () => {
  showPages();
  await userEvent.click(await screen.findByText('Zoé Ébène'));
  await userEvent.click(await screen.findByText('Retour'));
  await waitFor(() => expect(cellOf('Zoé Ébène')).toHaveFocus());
});

it('returns to the former scroll position', async () => {
  showPages();
  await screen.findByText('Awa Koné');
  viewport().scrollTop = 40;
  await userEvent.click(screen.getByText('Ailleurs'));
  await userEvent.click(await screen.findByText('Retour'));
  await waitFor(() => expect(viewport().scrollTop).toBe(40));
  expect(document.body).toHaveFocus();
});

it('starts afresh on a later visit', async () => {
  showPages();
  await userEvent.click(await screen.findByText('Zoé Ébène'));
  await userEvent.click(await screen.findByText('Liste'));
  await screen.findByText('Zoé Ébène');
  await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
});

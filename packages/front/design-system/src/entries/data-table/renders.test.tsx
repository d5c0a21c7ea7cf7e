import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { columns, shownNames, showTable, type Person } from './test-table';

it('renders no cell again for a sort', async () => {
  const cell = jest.fn(({ name }: Person) => name);
  const [name, ...others] = columns;
  showTable({ columns: [{ ...name!, cell }, ...others] });
  await shownNames();
  cell.mockClear();
  await userEvent.click(screen.getByText('Email'));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('sort=email'));
  expect(cell).not.toHaveBeenCalled();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { shownNames, showTable } from './test-table';

const headerIds = () =>
  screen
    .getAllByRole('columnheader')
    .sort((one, other) => Number(one.ariaColIndex) - Number(other.ariaColIndex))
    .map((header) => header.getAttribute('col-id'));

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout: gives every element the bounds of the whole grid, so that the pointer is over all elements.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 600));
  document.elementsFromPoint = () => [...document.querySelectorAll('[role=grid], [role=grid] *')];
});
afterEach(() => jest.restoreAllMocks());

it('moves a column dragged by its header and stores the order [§2-59]', async () => {
  const { unmount } = showTable();
  await shownNames();
  expect(headerIds()).toEqual(['name', 'email', 'age']);
  const at = (clientX: number) => ({ button: 0, clientX, clientY: 10 });
  fireEvent.mouseDown(screen.getByText('Nom'), at(20));
  for (let x = 30; x <= 900; x += 30) fireEvent.mouseMove(document, at(x));
  expect(document.querySelector('.ag-dnd-ghost-icon svg')).toBeInTheDocument();
  fireEvent.mouseUp(document, at(900));
  await waitFor(() => expect(headerIds()).toEqual(['email', 'age', 'name']));
  unmount();
  showTable();
  await shownNames();
  expect(headerIds()).toEqual(['email', 'age', 'name']);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import type { GridApi } from 'ag-grid-community';
import { useRef } from 'react';
import { useTakeover } from './use-takeover';

const setFocusedCell = jest.fn();
const setFocusedHeader = jest.fn();
const columnIds = ['select', 'name', 'email'];
const api = {
  isDestroyed: () => false,
  getAllDisplayedColumns: () => columnIds,
  ensureIndexVisible: () => undefined,
  ensureColumnVisible: () => undefined,
  setFocusedCell,
  setFocusedHeader,
} as unknown as GridApi<object>;

const onPick = jest.fn();

function Table({ names = ['Awa', 'Yao'] }) {
  const early = useRef<HTMLDivElement>(null);
  const { hasTakenOver, setBuilt, takeOver } = useTakeover(early, names.length === 0);
  return (
    <>
      <button onClick={() => setBuilt(api)}>Le tableau est construit</button>
      <button onClick={() => takeOver(api)}>Le tableau est prêt</button>
      {hasTakenOver ? (
        <p>Tableau</p>
      ) : (
        <div ref={early}>
          <div>
            <div />
            <div role="columnheader" tabIndex={0}>
              Nom
            </div>
          </div>
          {names.map((name) => (
            <div className="ag-row" key={name}>
              <div className="ag-cell">
                <input type="checkbox" aria-label={name} onClick={() => onPick(name)} />
              </div>
              <div className="ag-cell">{name}</div>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const reportReady = () => fireEvent.click(screen.getByText('Le tableau est prêt'));

it('takes the place of the early rows at once, and the focus goes to the same cell', () => {
  render(<Table />);
  screen.getByRole('checkbox', { name: 'Yao' }).focus();
  reportReady();
  expect(screen.getByText('Tableau')).toBeVisible();
  expect(setFocusedCell).toHaveBeenCalledWith(1, 'select');
});

it('the focus goes to the same header', () => {
  render(<Table />);
  screen.getByRole('columnheader', { name: 'Nom' }).focus();
  reportReady();
  expect(setFocusedHeader).toHaveBeenCalledWith('name');
});

it('leaves the focus alone where it is elsewhere', () => {
  render(<Table />);
  reportReady();
  expect(setFocusedCell).not.toHaveBeenCalled();
});

it('does not wait for rows when there are none, from the start or later', () => {
  const { rerender } = render(<Table />);
  fireEvent.click(screen.getByText('Le tableau est construit'));
  expect(screen.queryByText('Tableau')).not.toBeInTheDocument();
  rerender(<Table names={[]} />);
  expect(screen.getByText('Tableau')).toBeVisible();
});

it('waits for the end of a press, whose click counts', () => {
  jest.useFakeTimers();
  render(<Table />);
  const box = screen.getByRole('checkbox', { name: 'Awa' });
  const rows = box.closest('.ag-row')?.parentElement ?? box;
  jest.spyOn(rows, 'matches').mockImplementation((selectors) => selectors === ':active');
  fireEvent.pointerDown(box);
  reportReady();
  expect(box).toBeInTheDocument();
  fireEvent.pointerUp(box);
  fireEvent.click(box);
  act(() => jest.runAllTimers());
  expect(onPick).toHaveBeenCalledWith('Awa');
  expect(screen.getByText('Tableau')).toBeVisible();
  jest.useRealTimers();
});

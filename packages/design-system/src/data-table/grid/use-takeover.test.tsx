import { act, fireEvent, render, screen } from '@testing-library/react';
import type { GridApi } from 'ag-grid-community';
import { useRef } from 'react';
import { useTakeover } from './use-takeover';

const setFocusedCell = jest.fn();
const columns = ['select', 'name', 'email'];
const api = {
  isDestroyed: () => false,
  getAllDisplayedColumns: () => columns,
  ensureIndexVisible: () => undefined,
  ensureColumnVisible: () => undefined,
  setFocusedCell,
} as unknown as GridApi<object>;

const onPick = jest.fn();

function Table() {
  const early = useRef<HTMLDivElement>(null);
  const { hasTakenOver, takeOver } = useTakeover(early);
  return (
    <>
      <button onClick={() => takeOver(api)}>Le tableau est prêt</button>
      {hasTakenOver ? (
        <p>Tableau</p>
      ) : (
        <div ref={early}>
          {['Awa', 'Yao'].map((name) => (
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

const ready = () => fireEvent.click(screen.getByText('Le tableau est prêt'));

it('takes the place of the early rows at once, and the focus goes to the same cell', () => {
  render(<Table />);
  screen.getByRole('checkbox', { name: 'Yao' }).focus();
  ready();
  expect(screen.getByText('Tableau')).toBeVisible();
  expect(setFocusedCell).toHaveBeenCalledWith(1, 'select');
});

it('leaves the focus alone where it is elsewhere', () => {
  render(<Table />);
  ready();
  expect(setFocusedCell).not.toHaveBeenCalled();
});

it('waits for the end of a press, whose click counts', () => {
  jest.useFakeTimers();
  render(<Table />);
  const box = screen.getByRole('checkbox', { name: 'Awa' });
  const rows = box.closest('.ag-row')?.parentElement ?? box;
  jest.spyOn(rows, 'matches').mockImplementation((selectors) => selectors === ':active');
  fireEvent.pointerDown(box);
  ready();
  expect(box).toBeInTheDocument();
  fireEvent.pointerUp(box);
  fireEvent.click(box);
  act(() => jest.runAllTimers());
  expect(onPick).toHaveBeenCalledWith('Awa');
  expect(screen.getByText('Tableau')).toBeVisible();
  jest.useRealTimers();
});

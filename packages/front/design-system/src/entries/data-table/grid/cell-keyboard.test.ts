import type { GridApi, IRowNode } from 'ag-grid-community';
import { handleCellKey } from './cell-keyboard';

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('in a table %s, %s moves to the next control of the cell and %s back', (direction, on, back) => {
  const api = { getGridOption: () => direction === 'rtl' } as unknown as GridApi<object>;
  const cell = document.createElement('div');
  cell.className = 'ag-cell';
  const [first, second] = [document.createElement('button'), document.createElement('button')];
  cell.append(first, second);
  document.body.replaceChildren(cell);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    const handle = () => handleCellKey({ event, api, node: {} as IRowNode<object> }, undefined);
    document.addEventListener('keydown', handle, { once: true });
    document.activeElement?.dispatchEvent(event);
  };
  first.focus();
  press(back);
  expect(first).toHaveFocus();
  press(on);
  expect(second).toHaveFocus();
  press(back);
  expect(first).toHaveFocus();
});

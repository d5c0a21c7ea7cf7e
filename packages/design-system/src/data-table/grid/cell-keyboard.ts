import type { SuppressKeyboardEventParams } from 'ag-grid-community';
import { tabOutOfRow } from './tab-out-of-row';

/** Without the checkbox of the row: Space on any cell does the same. */
const controls = ':is(button, a[href], input, select, textarea, [tabindex]):not(.table-box)';

const controlsIn = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(controls)].filter((control) => !control.matches(':disabled'));

function moveWithin(cell: HTMLElement, target: Element, step: number): boolean {
  const inside = controlsIn(cell);
  const next = inside[inside.findIndex((control) => control === target) + step];
  next?.focus();
  return next !== undefined;
}

function stepOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'Tab') return shiftKey ? -1 : 1;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}

/**
 * Handles keys in a cell. Enter and Tab focus its first control, Tab and the side arrows the next one and then the next
 * cell, Escape the cell itself; Space on the cell selects its row. Returns true when the grid must ignore the key.
 */
export function handleCellKey(
  { event, api, column }: SuppressKeyboardEventParams<object>,
  toggleRow: (() => void) | undefined,
  onLeave: () => void,
): boolean {
  const { target } = event;
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('.ag-cell') : null;
  if (cell === null || !(target instanceof HTMLElement)) return false;
  const inCell = target !== cell;
  const taken = (done: boolean) => {
    if (done) event.preventDefault();
    return done;
  };
  if (event.type !== 'keydown') return false;
  if (event.key === ' ') {
    if (inCell || toggleRow === undefined) return inCell;
    toggleRow();
    return taken(true);
  }
  if (event.key === 'Enter') return inCell || taken(moveWithin(cell, target, 1));
  if (event.key === 'Escape' && inCell) {
    cell.focus();
    return taken(true);
  }
  const typing = target.matches('input:not([type=checkbox]), select, textarea');
  if (event.key !== 'Tab' && (!inCell || typing)) return typing;
  const step = stepOf(event);
  if (step === 0) return false;
  if ((inCell || step > 0) && moveWithin(cell, target, step)) return taken(true);
  return event.key === 'Tab' && taken(tabOutOfRow(api, column, step < 0, onLeave));
}

import type { SuppressKeyboardEventParams } from 'ag-grid-community';
import { leaveRow } from './leave-row';

/** The box of a row is left out: Space does the same on every cell. */
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
 * Keys in a cell. Enter and Tab go to its first control, Tab and the side arrows to the next one and then to the next
 * cell, Escape back to the cell; Space on the cell ticks its row. True: the grid leaves the key alone.
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
  return event.key === 'Tab' && taken(leaveRow(api, column, step < 0, onLeave));
}

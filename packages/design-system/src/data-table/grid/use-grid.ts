import { useLayoutEffect, useState, type RefObject } from 'react';
import { afterRows, loadAfterRows } from '../load-after-rows';
import type { TableGrid } from './table-grid';

const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What there is of the grid. */
interface GridState {
  /** `null` until its code is there and the early rows are painted: building it takes several times as long. */
  TableGrid: typeof TableGrid | null;
  /** Early rows stand in for it until it has rows of its own; on a page that is not laid out nothing does. */
  hasEarlyRows: boolean;
}

/** Returns the grid for a frame. Throws while rendering where its code does not load. */
export function useGrid(frame: RefObject<HTMLElement | null>): GridState {
  const [state, setState] = useState<GridState>({ TableGrid: null, hasEarlyRows: true });
  useLayoutEffect(() => {
    const isLaidOut = (frame.current?.clientWidth ?? 0) > 0;
    const show = (file: Pick<GridState, 'TableGrid'>) =>
      setState({ TableGrid: file.TableGrid, hasEarlyRows: isLaidOut });
    const loaded = afterRows();
    if (loaded !== null && !isLaidOut) {
      show(loaded);
      return undefined;
    }
    let isGone = false;
    Promise.all([loadAfterRows(), isLaidOut ? nextPaint() : null]).then(
      ([file]) => {
        if (!isGone) show(file);
      },
      (error: unknown) =>
        setState(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, [frame]);
  return state;
}

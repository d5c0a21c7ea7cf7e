import { useLayoutEffect, useState, type RefObject } from 'react';
import { nextPaint } from '../../../core/hooks/next-paint';
import type { TableGrid } from './table-grid';

type GridFile = typeof import('./table-grid');

let loaded: GridFile | null = null;

/** The grid's library is most of a table's code: it loads separately, while the rows are fetched and shown. */
const load = () =>
  import(/* webpackPrefetch: true */ './table-grid').then((file: GridFile) => {
    loaded = file;
    return file;
  });

const prepare = () => void load().catch(() => undefined);
const isPageLaidOut = document.documentElement.clientWidth > 0;

// The early rows do not need the library: it is evaluated after them or, without a table, long after the page has loaded. A page
// without layout has no early rows.
if (isPageLaidOut) setTimeout(prepare, 6_000);
else prepare();

/** The state of the grid. */
interface GridState {
  /** `null` until its code is loaded and the early rows are painted: building it takes several times as long. */
  TableGrid: typeof TableGrid | null;
  /** Whether early rows are shown until the grid has its own; never on a page without layout. */
  hasEarlyRows: boolean;
}

/** Returns the grid for a frame. Throws during render if its code does not load. */
export function useGrid(frame: RefObject<HTMLElement | null>): GridState {
  const [state, setState] = useState<GridState>({ TableGrid: null, hasEarlyRows: true });
  useLayoutEffect(() => {
    const isLaidOut = (frame.current?.clientWidth ?? 0) > 0;
    const show = (file: GridFile) => setState({ TableGrid: file.TableGrid, hasEarlyRows: isLaidOut });
    if (loaded !== null && !isLaidOut) {
      show(loaded);
      return undefined;
    }
    let isGone = false;
    Promise.all([load(), isLaidOut ? nextPaint() : null]).then(
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

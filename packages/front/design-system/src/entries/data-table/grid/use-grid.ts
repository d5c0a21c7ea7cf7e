import { useLayoutEffect, useState, type RefObject } from 'react';
import { nextPaint } from '../../../core/hooks/next-paint';
import type { TableGrid } from './table-grid';

type GridFile = typeof import('./table-grid');

let loaded: GridFile | null = null;

/** The grid's library is most of a table's code: it loads on its own, while the rows are asked for and shown. */
const load = () =>
  import(/* webpackPrefetch: true */ './table-grid').then((file: GridFile) => {
    loaded = file;
    return file;
  });

const prepare = () => void load().catch(() => undefined);
const isPageLaidOut = document.documentElement.clientWidth > 0;

// The early rows do not need the library's code: it runs after them, and where no table is shown, long after the page
// has loaded. A page that is not laid out has no early rows.
if (isPageLaidOut) setTimeout(prepare, 6_000);
else prepare();

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

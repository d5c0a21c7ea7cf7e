import { useLayoutEffect, useState, type RefObject } from 'react';
import { nextPaint } from '../../../core/hooks/next-paint';
import type { TableGrid } from './table-grid';

type GridModule = typeof import('./table-grid');

let loadedGrid: GridModule | null = null;

/** Loads the grid separately from the rest of the table, since AG Grid is most of the code and the early rows do not need it. */
const loadGrid = () =>
  import(/* webpackPrefetch: true */ './table-grid').then((file: GridModule) => {
    loadedGrid = file;
    return file;
  });

const preloadGrid = () => void loadGrid().catch(() => undefined);
const isPageLaidOut = document.documentElement.clientWidth > 0;

// A page without a table loads AG Grid long after the page itself, in case the user opens a table. Without layout (jsdom) there are
// no early rows, so the grid loads at once.
if (isPageLaidOut) setTimeout(preloadGrid, 6_000);
else preloadGrid();

interface GridState {
  /** The grid component; `null` until its code is loaded and the early rows, which are quicker to build, are painted. */
  TableGrid: typeof TableGrid | null;
  /** True if early rows are shown until the grid has rows; false on a page without layout. */
  hasEarlyRows: boolean;
}

/** Returns the grid component for a frame. Throws during render if its code fails to load. */
export function useGrid(frame: RefObject<HTMLElement | null>): GridState {
  const [state, setState] = useState<GridState>({ TableGrid: null, hasEarlyRows: true });
  useLayoutEffect(() => {
    const isLaidOut = (frame.current?.clientWidth ?? 0) > 0;
    const show = (file: GridModule) => setState({ TableGrid: file.TableGrid, hasEarlyRows: isLaidOut });
    if (loadedGrid !== null && !isLaidOut) {
      show(loadedGrid);
      return undefined;
    }
    let isUnmounted = false;
    Promise.all([loadGrid(), isLaidOut ? nextPaint() : null]).then(
      ([file]) => {
        if (!isUnmounted) show(file);
      },
      (error: unknown) =>
        setState(() => {
          throw error;
        }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [frame]);
  return state;
}

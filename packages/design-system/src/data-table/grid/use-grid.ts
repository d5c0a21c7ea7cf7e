import { useEffect, useState } from 'react';
import type { TableGrid } from './table-grid';

type Grid = typeof TableGrid;

let loaded: Grid | null = null;

/** The grid's library is most of a table's code: it loads on its own, while the rows are asked for and shown. */
const load = () =>
  import(/* webpackPrefetch: true */ './table-grid').then((file) => (loaded = file.TableGrid));

void load().catch(() => undefined);

/** Returns the grid, `null` until its code is there. Throws while rendering where that does not load. */
export function useGrid(): Grid | null {
  const [grid, setGrid] = useState(() => loaded);
  useEffect(() => {
    if (grid !== null) return;
    load().then(
      (Grid) => setGrid(() => Grid),
      (error: unknown) =>
        setGrid(() => {
          throw error;
        }),
    );
  }, [grid]);
  return grid;
}

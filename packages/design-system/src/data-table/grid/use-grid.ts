import { useEffect, useState } from 'react';
import type { TableGrid } from './table-grid';

type GridFile = typeof import('./table-grid');

/** The grid, once its code is there. */
export const grid: { TableGrid: typeof TableGrid | null } = { TableGrid: null };

/** The grid's library is most of a table's code: it loads on its own, while the rows are asked for and shown. */
const load = () =>
  import(/* webpackPrefetch: true */ './table-grid').then((file: GridFile) => {
    grid.TableGrid = file.TableGrid;
  });

void load().catch(() => undefined);

/** Renders again when `grid` is there. Throws while rendering where its code does not load. */
export function useGrid(): void {
  const [isLoaded, setLoaded] = useState(() => grid.TableGrid !== null);
  useEffect(() => {
    if (isLoaded) return;
    load().then(
      () => setLoaded(true),
      (error: unknown) =>
        setLoaded(() => {
          throw error;
        }),
    );
  }, [isLoaded]);
}

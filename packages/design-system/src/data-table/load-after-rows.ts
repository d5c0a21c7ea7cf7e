type AfterRows = typeof import('./after-rows');

let loaded: AfterRows | null = null;

/** Loads what a table needs once its first rows are shown: most of its code. */
export const loadAfterRows = (): Promise<AfterRows> =>
  import(/* webpackPrefetch: true */ './after-rows').then(
    ({ TableGrid, writeCsv }) => (loaded = { TableGrid, writeCsv }),
  );

/** Returns what `loadAfterRows` has brought, `null` before. */
export const afterRows = () => loaded;

const prepare = () => void loadAfterRows().catch(() => undefined);
const isPageLaidOut = document.documentElement.clientWidth > 0;

// The early rows do not need this code, so it runs after them; a page that is not laid out has none.
if (isPageLaidOut) setTimeout(prepare, 1_500);
else prepare();

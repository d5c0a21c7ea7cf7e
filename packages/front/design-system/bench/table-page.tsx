import { DesignSystemProvider, ToastHost } from '@escale/design-system';
import {
  DataTable,
  type BulkAction,
  type RowAction,
  type TableStatus,
} from '@escale/design-system/data-table';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BaselineGrid } from './baseline-grid';
import { benchColumns, makeBenchRows, type BenchRow } from './bench-rows';

const rowId = ({ id }: BenchRow) => id;
const rowName = ({ name }: BenchRow) => name;
const noop = () => undefined;
const bulkActions: BulkAction<BenchRow>[] = [
  { id: 'on', label: 'Activer', onRun: noop },
  { id: 'off', label: 'Désactiver', onRun: noop },
  { id: 'delete', label: 'Supprimer', tone: 'danger', onRun: noop },
];
const actions: RowAction<BenchRow>[] = [
  { id: 'view', label: 'Voir le détail', icon: 'eye', onRun: noop },
  { id: 'edit', label: 'Modifier', icon: 'pencil', onRun: noop },
  { id: 'delete', label: 'Supprimer', icon: 'trash', tone: 'danger', onRun: noop },
];
const rowActions = () => actions;

/** For inspection by hand: with `#rows=27&status=error`, the page shows the data table with 27 rows and the status `error`. */
const hashParams = new URLSearchParams(window.location.hash.slice(1));
const inspectedState = {
  rows: hashParams.has('rows') ? Number(hashParams.get('rows')) : undefined,
  status: (['loading', 'error', 'ready'] as TableStatus[]).find((it) => it === hashParams.get('status')),
  updatedAt: Number(hashParams.get('rows')) > 0 ? Date.now() - 125_000 : undefined,
};

const tableRenderers = {
  table: (rows: BenchRow[]) => (
    <DataTable
      rows={rows}
      columns={benchColumns}
      rowId={rowId}
      rowName={rowName}
      id="bench"
      title="Utilisateurs"
      preferencesOwner="bench"
      status={inspectedState.status ?? 'ready'}
      updatedAt={inspectedState.updatedAt}
      onRetry={noop}
      bulkActions={bulkActions}
      rowActions={rowActions}
      addAction={{ onRun: noop }}
    />
  ),
  baseline: (rows: BenchRow[]) => <BaselineGrid rows={rows} />,
};

type TableKind = keyof typeof tableRenderers;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

let root: Root | undefined;
let mountedTable: { kind: TableKind; rows: BenchRow[] } = { kind: 'table', rows: [] };

function renderTable(): void {
  root?.render(
    <DesignSystemProvider>
      <BrowserRouter>{tableRenderers[mountedTable.kind](mountedTable.rows)}</BrowserRouter>
      <ToastHost />
    </DesignSystemProvider>,
  );
}

const areRowsPainted = () => document.querySelector('.ag-row .ag-cell') !== null;

/** True once the grid has replaced the early rows. */
const isGridReady = () =>
  document.querySelector('.ag-root .ag-row .ag-cell') !== null &&
  document.querySelector('[role=table][aria-busy]') === null;

/** Mounts a table. Returns the milliseconds until the first row is painted (`rows`) and until the grid is ready (`grid`). */
async function mountTable(kind: TableKind, count: number): Promise<{ rows: number; grid: number }> {
  root?.unmount();
  mountedTable = { kind, rows: makeBenchRows(count) };
  await nextFrame();
  const started = performance.now();
  const untilPainted = async (there: () => boolean) => {
    while (count > 0 && !there()) await nextFrame();
    await nextFrame();
    return performance.now() - started;
  };
  root = createRoot(document.querySelector('#root') ?? document.body);
  renderTable();
  return { rows: await untilPainted(areRowsPainted), grid: await untilPainted(isGridReady) };
}

/** Scrolls the table by a third of its height per frame. Returns the duration of each frame in milliseconds. */
async function scrollTable(frames: number): Promise<number[]> {
  const body = [...document.querySelectorAll('.ag-root *')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 50 && getComputedStyle(element).overflowY === 'auto',
  );
  if (!body) throw new Error('nothing scrolls');
  const lengths: number[] = [];
  let last = await nextFrame();
  for (let step = 0; step < frames; step += 1) {
    body.scrollTop += body.clientHeight / 3;
    const now = await nextFrame();
    lengths.push(now - last);
    last = now;
  }
  return lengths;
}

/** Simulates a refetch in which the first `changed` rows differ. Returns the milliseconds until the result is painted. */
async function simulateRefetch(changed: number): Promise<number> {
  const rows = mountedTable.rows.map((row, index) =>
    index < changed ? { ...row, active: !row.active } : row,
  );
  await nextFrame();
  const started = performance.now();
  mountedTable = { ...mountedTable, rows };
  renderTable();
  await nextFrame();
  await nextFrame();
  return performance.now() - started;
}

/** Drops the rows before index `from`, as if another user had deleted them. */
function dropRowsBefore(from: number): void {
  mountedTable = { ...mountedTable, rows: mountedTable.rows.slice(from) };
  renderTable();
}

Object.assign(window, {
  bench: { mount: mountTable, scroll: scrollTable, refresh: simulateRefetch, keep: dropRowsBefore },
});

if (inspectedState.rows !== undefined) void mountTable('table', inspectedState.rows);

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
const nothing = () => undefined;
const bulkActions: BulkAction<BenchRow>[] = [
  { id: 'on', label: 'Activer', onRun: nothing },
  { id: 'off', label: 'Désactiver', onRun: nothing },
  { id: 'delete', label: 'Supprimer', tone: 'danger', onRun: nothing },
];
const actions: RowAction<BenchRow>[] = [
  { id: 'view', label: 'Voir le détail', icon: 'eye', onRun: nothing },
  { id: 'edit', label: 'Modifier', icon: 'pencil', onRun: nothing },
  { id: 'delete', label: 'Supprimer', icon: 'trash', tone: 'danger', onRun: nothing },
];
const rowActions = () => actions;

/** With `#rows=27&status=error`, the page opens with the data table in that state, to look at by hand. */
const hash = new URLSearchParams(window.location.hash.slice(1));
const look = {
  rows: hash.has('rows') ? Number(hash.get('rows')) : undefined,
  status: (['loading', 'error', 'ready'] as TableStatus[]).find((it) => it === hash.get('status')),
  updatedAt: Number(hash.get('rows')) > 0 ? Date.now() - 125_000 : undefined,
};

const tables = {
  table: (rows: BenchRow[]) => (
    <DataTable
      rows={rows}
      columns={benchColumns}
      rowId={rowId}
      rowName={rowName}
      id="bench"
      title="Utilisateurs"
      preferencesOwner="bench"
      status={look.status ?? 'ready'}
      updatedAt={look.updatedAt}
      onRetry={nothing}
      bulkActions={bulkActions}
      rowActions={rowActions}
      addAction={{ onRun: nothing }}
    />
  ),
  baseline: (rows: BenchRow[]) => <BaselineGrid rows={rows} />,
};

type Kind = keyof typeof tables;

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

let root: Root | undefined;
let shown: { kind: Kind; rows: BenchRow[] } = { kind: 'table', rows: [] };

function draw(): void {
  root?.render(
    <DesignSystemProvider>
      <BrowserRouter>{tables[shown.kind](shown.rows)}</BrowserRouter>
      <ToastHost />
    </DesignSystemProvider>,
  );
}

const rowsPainted = () => document.querySelector('.ag-row .ag-cell') !== null;

/** True once the grid has replaced the early rows. */
const gridThere = () =>
  document.querySelector('.ag-root .ag-row .ag-cell') !== null &&
  document.querySelector('[role=table][aria-busy]') === null;

/** Mounts a table and returns the milliseconds until its first row is painted, and until its grid is ready. */
async function mount(kind: Kind, count: number): Promise<{ rows: number; grid: number }> {
  root?.unmount();
  shown = { kind, rows: makeBenchRows(count) };
  await frame();
  const started = performance.now();
  const untilPainted = async (there: () => boolean) => {
    while (count > 0 && !there()) await frame();
    await frame();
    return performance.now() - started;
  };
  root = createRoot(document.querySelector('#root') ?? document.body);
  draw();
  return { rows: await untilPainted(rowsPainted), grid: await untilPainted(gridThere) };
}

/** Scrolls the table by a third of its height per frame. Returns the duration of each frame in milliseconds. */
async function scroll(frames: number): Promise<number[]> {
  const body = [...document.querySelectorAll('.ag-root *')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 50 && getComputedStyle(element).overflowY === 'auto',
  );
  if (!body) throw new Error('nothing scrolls');
  const lengths: number[] = [];
  let last = await frame();
  for (let step = 0; step < frames; step += 1) {
    body.scrollTop += body.clientHeight / 3;
    const now = await frame();
    lengths.push(now - last);
    last = now;
  }
  return lengths;
}

/** Simulates a refetch in which the first `changed` rows differ. Returns the milliseconds until the result is painted. */
async function refresh(changed: number): Promise<number> {
  const rows = shown.rows.map((row, index) => (index < changed ? { ...row, active: !row.active } : row));
  await frame();
  const started = performance.now();
  shown = { ...shown, rows };
  draw();
  await frame();
  await frame();
  return performance.now() - started;
}

/** Drops the rows before index `from`, as if another user had deleted them. */
function keep(from: number): void {
  shown = { ...shown, rows: shown.rows.slice(from) };
  draw();
}

Object.assign(window, { bench: { mount, scroll, refresh, keep } });

if (look.rows !== undefined) void mount('table', look.rows);

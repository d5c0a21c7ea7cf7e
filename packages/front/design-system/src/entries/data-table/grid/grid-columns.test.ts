import { createGrid } from 'ag-grid-community';
import { gridColumns } from './grid-columns';
import { gridModules } from './grid-modules';

const buildColumn = (id: string) => ({ id, header: id, value: () => id, text: () => id, width: 100 });

const buildDefinitions = (
  sort?: { column: string; direction: 'asc' | 'desc' },
  more: Partial<Parameters<typeof gridColumns>[0]> = {},
) =>
  gridColumns({
    columns: new Map(['name', 'email'].map((id) => [id, buildColumn(id)])),
    layout: { order: ['name', 'email'], hidden: [] },
    sort,
    selectable: false,
    actionsWidth: 0,
    actionsLabel: 'Actions',
    rightToLeft: false,
    leftOut: new Set(),
    toggleAll: () => undefined,
    ...more,
  });

it('new definitions keep the width of a resized column and the sort of the grid', () => {
  const api = createGrid(
    document.createElement('div'),
    { columnDefs: buildDefinitions(), rowData: [] },
    { modules: [...gridModules] },
  );
  const nameState = () => api.getColumnState().find(({ colId }) => colId === 'name');
  api.applyColumnState({ state: [{ colId: 'name', width: 400, flex: null, sort: 'desc' }] });
  api.setGridOption('columnDefs', buildDefinitions({ column: 'name', direction: 'asc' }));
  expect(nameState()).toMatchObject({ sort: 'desc', width: 400, flex: null });
  api.destroy();
});

it.each([true, false])(
  'selection comes first and the actions last, from right to left: %s',
  (rightToLeft) => {
    const own = { selectable: true, actionsWidth: 80, rightToLeft };
    // Leaves out the components, since this grid runs without React.
    const plain = { headerComponent: undefined, cellRenderer: undefined };
    const columnDefs = buildDefinitions(undefined, own).map((definition) => ({ ...definition, ...plain }));
    const api = createGrid(
      document.createElement('div'),
      { columnDefs, rowData: [], enableRtl: rightToLeft },
      { modules: [...gridModules] },
    );
    const shown = () => api.getAllDisplayedColumns().map((shownColumn) => shownColumn.getColId());
    expect(shown()).toEqual(['table.select', 'name', 'email', 'table.actions']);
    api.moveColumns(['email'], 0);
    expect(shown()[0]).toBe('table.select');
    api.moveColumns(['email'], 1);
    expect(shown()).toEqual(['table.select', 'email', 'name', 'table.actions']);
    api.destroy();
  },
);

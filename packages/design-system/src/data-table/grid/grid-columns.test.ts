import { createGrid } from 'ag-grid-community';
import { gridColumns } from './grid-columns';
import { gridModules } from './grid-modules';

const column = (id: string) => ({ id, header: id, value: () => id, text: () => id, width: 100 });

const definitions = (sort?: { column: string; direction: 'asc' | 'desc' }) =>
  gridColumns({
    columns: new Map(['name', 'email'].map((id) => [id, column(id)])),
    layout: { order: ['name', 'email'], hidden: [] },
    sort,
    selectable: false,
    actionsWidth: 0,
    actionsLabel: 'Actions',
    leftOut: new Set(),
    toggleAll: () => undefined,
  });

it('keeps the width of a resized column when sorting recreates the definitions', () => {
  const api = createGrid(
    document.createElement('div'),
    { columnDefs: definitions(), rowData: [] },
    { modules: [...gridModules] },
  );
  const nameState = () => api.getColumnState().find(({ colId }) => colId === 'name');
  api.applyColumnState({ state: [{ colId: 'name', width: 400, flex: null }] });
  api.setGridOption('columnDefs', definitions({ column: 'name', direction: 'asc' }));
  expect(nameState()).toMatchObject({ sort: 'asc', width: 400, flex: null });
  api.destroy();
});

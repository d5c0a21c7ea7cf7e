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

it('new definitions keep the width of a resized column and the sort of the grid', () => {
  const api = createGrid(
    document.createElement('div'),
    { columnDefs: definitions(), rowData: [] },
    { modules: [...gridModules] },
  );
  const nameState = () => api.getColumnState().find(({ colId }) => colId === 'name');
  api.applyColumnState({ state: [{ colId: 'name', width: 400, flex: null, sort: 'desc' }] });
  api.setGridOption('columnDefs', definitions({ column: 'name', direction: 'asc' }));
  expect(nameState()).toMatchObject({ sort: 'desc', width: 400, flex: null });
  api.destroy();
});

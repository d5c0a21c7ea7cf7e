import type { CustomCellRendererProps } from 'ag-grid-react';
import { cellContent } from './cell-content';
import { RowActionButton } from './row-action-button';
import { RowMenu } from './row-menu';
import { SelectBox } from './select-box';
import { useSelectionView } from './selection-view';
import { useMessages } from '../messages';
import { useTableView } from './table-view';

type CellProps = CustomCellRendererProps<object>;

/** Renders a cell of a column that the caller defines. */
export function ContentCell({ data, column }: CellProps) {
  const view = useTableView();
  const shown = view.columns.get(column?.getColId() ?? '');
  return data === undefined || shown === undefined ? null : cellContent(shown, data, view);
}

/** Renders the checkbox of a row, labelled with the row's name. */
export function SelectCell({ data }: Pick<CellProps, 'data'>) {
  const view = useTableView();
  const { ids, toggle } = useSelectionView();
  const texts = useMessages();
  if (data === undefined) return null;
  const id = view.rowId(data);
  return (
    <SelectBox
      label={texts.selectRow(view.rowName(data))}
      checkState={ids.has(id) ? 'all' : 'none'}
      onToggle={() => toggle(id)}
    />
  );
}

/** Renders the actions at the end of a row. */
export function ActionsCell({ data }: Pick<CellProps, 'data'>) {
  const view = useTableView();
  if (data === undefined) return null;
  const name = view.rowName(data);
  const actions = view.rowActions(data);
  return (
    <span className={view.actionsInMenu ? 'table-actions table-menu' : 'table-actions'}>
      {view.actionsInMenu ? (
        <RowMenu actions={actions} row={data} name={name} />
      ) : (
        actions.map((action) => <RowActionButton key={action.id} action={action} row={data} name={name} />)
      )}
    </span>
  );
}

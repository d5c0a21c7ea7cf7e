import { styled } from '../../../core/theme/styled';
import { memo, type KeyboardEvent, type Ref } from 'react';
import type { DataTableColumn, SortOrder } from '../data-table-types';
import { ActionsCell, SelectCell } from './cells';
import { cellContent } from './cell-content';
import { defaultWidth, selectWidth } from './column-widths';
import { gridHeights } from './grid-heights';
import { useTableView } from './table-view';

interface EarlyRowsProps {
  label: string;
  /** The rows, sorted. */
  rows: readonly object[];
  /** The shown columns that fit, in order. */
  columns: readonly DataTableColumn<object>[];
  sort: SortOrder | undefined;
  selectable: boolean;
  /** Width of the action column in pixels; 0 for none. */
  actionsWidth: number;
  onSort: (sort: SortOrder) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Number of early rows: about as many as fit in a window. */
const earlyRowCount = 10;

/** Contains the styles of the rows and cells: creating a styled component per cell would take too long. */
const RowsRoot = styled('div', {
  base: {
    // Covers the grid, which is built behind these rows.
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    overflow: 'hidden',
    background: 'bg.panel',
    fontSize: 'md',
    '& [role=row]': { display: 'grid', borderBlockEndWidth: '1px', borderColor: 'border' },
    '& [role=row]:first-of-type': {
      boxSizing: 'content-box',
      alignItems: 'center',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'semibold',
    },
    '& [role=columnheader]': { cursor: 'pointer', outlineOffset: '-2px' },
    '& [role=columnheader].table-end': { textAlign: 'end' },
    '& :is([role=cell], [role=columnheader])': {
      minWidth: '0',
      overflow: 'hidden',
      paddingInline: 'calc(0.875rem * var(--escale-density, 1))',
    },
    // Undoes styles of AG Grid, which load while the early rows are shown, and would move the cells of these rows.
    '& .ag-row, & .ag-cell': { position: 'static', whiteSpace: 'nowrap' },
    '& .ag-cell': { borderWidth: '0' },
    '& .ag-row::after': { content: 'none' },
  },
});

const columnTrack = ({ width = defaultWidth, grow = width }: DataTableColumn<object>) =>
  grow === 0 ? `${width}px` : `minmax(${width}px, ${grow}fr)`;

/** Returns the props of a column header that sorts on click and Enter, like a header of the grid. */
const headerProps = (
  { id }: DataTableColumn<object>,
  { sort, onSort }: Pick<EarlyRowsProps, 'sort' | 'onSort'>,
) => {
  const direction = sort?.column === id ? sort.direction : undefined;
  const change = () => onSort({ column: id, direction: direction === 'asc' ? 'desc' : 'asc' });
  return {
    tabIndex: 0,
    'aria-sort': direction && (direction === 'asc' ? 'ascending' : 'descending'),
    onClick: change,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && change(),
  } as const;
};

/**
 * Renders the first rows until the grid is ready. These rows look and work like rows of the grid:
 * their cells have AG Grid's class names, to which the styles of `GridFrame` apply. Memoised, since
 * the table measures its size before the first paint and then renders again.
 */
export const EarlyRows = memo(function EarlyRows(props: EarlyRowsProps) {
  const { label, rows, columns, selectable, actionsWidth, ref } = props;
  const view = useTableView();
  const gridTemplateColumns = [
    ...(selectable ? [`${selectWidth}px`] : []),
    ...columns.map(columnTrack),
    ...(actionsWidth > 0 ? [`${actionsWidth}px`] : []),
  ].join(' ');
  return (
    <RowsRoot ref={ref} role="table" aria-label={label} aria-busy>
      <div role="row" style={{ gridTemplateColumns, height: gridHeights.header }}>
        {selectable && <div role="cell" />}
        {columns.map((column) => (
          <div
            key={column.id}
            role="columnheader"
            className={column.align === 'end' ? 'table-end' : undefined}
            {...headerProps(column, props)}
          >
            {column.header}
          </div>
        ))}
      </div>
      {rows.slice(0, earlyRowCount).map((row) => (
        <div
          key={view.rowId(row)}
          role="row"
          className="ag-row"
          style={{ gridTemplateColumns, height: gridHeights.row }}
        >
          {selectable && (
            <div role="cell" className="ag-cell">
              <SelectCell data={row} />
            </div>
          )}
          {columns.map((column) => (
            <div
              key={column.id}
              role="cell"
              className={column.align === 'end' ? 'ag-cell table-end' : 'ag-cell'}
            >
              {cellContent(column, row, view)}
            </div>
          ))}
          {actionsWidth > 0 && (
            <div role="cell" className="ag-cell">
              <ActionsCell data={row} />
            </div>
          )}
        </div>
      ))}
    </RowsRoot>
  );
});

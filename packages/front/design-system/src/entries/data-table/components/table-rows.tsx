import { Box } from '../../../core/layout/primitives';
import { useMemo, useRef } from 'react';
import type { DataTableProps, RowAction } from '../data-table-types';
import { minTotalWidth } from '../grid/column-widths';
import { EarlyRows } from '../grid/early-rows';
import { FrameContainer, frameHeight, GridFrame } from '../grid/grid-frame';
import { SelectionViewContext } from '../grid/selection-view';
import { TableViewContext } from '../grid/table-view';
import { useHorizontalOverflow } from '../grid/use-horizontal-overflow';
import { useGrid } from '../grid/use-grid';
import { useFillViewportHeight } from '../grid/use-fill-viewport-height';
import { useRevealedRow } from '../grid/use-revealed-row';
import { useResponsiveColumns } from '../grid/use-responsive-columns';
import { useTakeover } from '../grid/use-takeover';
import { reorderShownColumns } from '../model/column-layout';
import { useReturnPlace } from '../model/use-return-place';
import type { TableModel } from '../model/use-data-table';
import { useLatest } from '../../../core/hooks/use-latest';

interface TableRowsProps {
  table: Pick<
    DataTableProps<object>,
    'id' | 'title' | 'rowId' | 'rowName' | 'rowActions' | 'rows' | 'fillWindow' | 'revealedRow'
  >;
  model: TableModel;
  selectable: boolean;
}

const noActions: readonly RowAction<object>[] = [];
/** Number of rows whose actions are counted to size the action column. */
const sampleSize = 100;
const actionWidths = { button: 36, padding: 36, menu: 48 };

/** Renders the grid inside the contexts that its cells read. Until the grid is ready, early rows cover it. */
export function TableRows({ table, model, selectable }: TableRowsProps) {
  const { title, rows, rowId, rowName, rowActions, fillWindow = false } = table;
  const { columnState, rowSelection, shownRows } = model;
  const { columnsById, layout, shown, sort, setSort, setLayout } = columnState;
  const { ids, checkState } = rowSelection;
  const latest = useLatest(rowSelection);
  const order = useLatest(shownRows);
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { noteUse, restore } = useReturnPlace(table.id, frame);
  const reveal = useRevealedRow(table.revealedRow, shownRows);
  const early = useRef<HTMLDivElement>(null);
  const { TableGrid, hasEarlyRows } = useGrid(frame);
  const { hasTakenOver, setBuilt, takeOver } = useTakeover(early, shownRows.length === 0);
  const isEarly = TableGrid === null || (hasEarlyRows && !hasTakenOver);
  const rest = useFillViewportHeight(frame, fillWindow);
  const { leftOut, actionsInMenu } = useResponsiveColumns(container, shown);

  const view = useMemo(() => {
    const context = {
      isLeftOut: (id: string) => leftOut.has(id),
      rowIds: () => order.current.map((row) => rowId(row)),
    };
    return {
      ...context,
      columns: columnsById,
      rowId: (row: object) => rowId(row),
      rowName: (row: object) => rowName(row),
      rowActions: (row: object) => rowActions?.(row, context) ?? noActions,
      actionsInMenu,
    };
  }, [columnsById, rowId, rowName, rowActions, actionsInMenu, leftOut, order]);
  const selectionView = useMemo(
    () => ({
      ids,
      checkState,
      toggle: (id: string) => latest.current.toggle(id),
      toggleAll: () => latest.current.toggleAll(),
    }),
    [ids, checkState, latest],
  );

  const actionCount = useMemo(
    () => Math.max(0, ...rows.slice(0, sampleSize).map((row) => view.rowActions(row).length)),
    [rows, view],
  );
  const widthOfButtons = actionCount * actionWidths.button + actionWidths.padding;
  const actionsWidth = actionCount && (actionsInMenu ? actionWidths.menu : widthOfButtons);
  const visible = useMemo(() => shown.filter(({ id }) => !leftOut.has(id)), [shown, leftOut]);
  const least = minTotalWidth(visible, selectable, actionsWidth);
  const height = frameHeight(shownRows.length, least);
  useHorizontalOverflow(frame, least);

  return (
    <TableViewContext value={view}>
      <SelectionViewContext value={selectionView}>
        <FrameContainer ref={container}>
          <GridFrame
            ref={frame}
            style={{ height, maxHeight: rest }}
            onClickCapture={noteUse}
            onFocusCapture={noteUse}
          >
            {isEarly && (
              <EarlyRows
                label={title}
                rows={shownRows}
                columns={visible}
                sort={sort}
                selectable={selectable}
                actionsWidth={actionsWidth}
                onSort={setSort}
                ref={early}
              />
            )}
            {TableGrid !== null && (
              <Box height="full" visibility={isEarly ? 'hidden' : undefined}>
                <TableGrid
                  label={title}
                  rows={shownRows}
                  columns={columnsById}
                  layout={layout}
                  sort={sort}
                  selectable={selectable}
                  actionsWidth={actionsWidth}
                  leftOut={leftOut}
                  onSort={setSort}
                  onReorder={(columnIds) => setLayout(reorderShownColumns(layout, columnIds, leftOut))}
                  onApi={setBuilt}
                  onFirstRows={(api) => {
                    restore(api);
                    reveal(api);
                    takeOver(api);
                  }}
                />
              </Box>
            )}
          </GridFrame>
        </FrameContainer>
      </SelectionViewContext>
    </TableViewContext>
  );
}

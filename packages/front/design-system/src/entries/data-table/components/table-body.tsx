import { Button } from '../../../core/actions/button';
import { EmptyState, ErrorState } from '../../../core/feedback/states';
import type { ReactNode } from 'react';
import type { DataTableColumn } from '../data-table-types';
import type { TablePhase } from '../model/use-data-table';
import { useMessages } from '../messages';
import { TableSkeleton } from './table-skeleton';

interface TableBodyProps {
  phase: TablePhase;
  title: string;
  columns: readonly DataTableColumn<object>[];
  query: string;
  emptyDescription: string | undefined;
  /** Controls that add a row, shown in an empty table. */
  additions: ReactNode;
  noneText: string | undefined;
  failedText: string | undefined;
  onRetry: (() => void) | undefined;
  onClearSearch: () => void;
  /** Clears the caller's filters; undefined if they hide no rows. */
  onClearFilters: (() => void) | undefined;
  /** The grid; above the empty states it shows only its headers. */
  children: ReactNode;
}

/** Renders the grid, or a state instead of its rows: loading, failed, empty or no result. */
export function TableBody(props: TableBodyProps) {
  const { phase, title, columns, query, emptyDescription, additions, onRetry, children } = props;
  const { onClearSearch, onClearFilters } = props;
  const texts = useMessages();
  const none = props.noneText ?? texts.none;
  if (phase === 'loading') return <TableSkeleton title={title} columns={columns} />;
  if (phase === 'failed')
    return (
      <ErrorState
        title={props.failedText ?? texts.failed}
        description={props.failedText === undefined ? texts.failedDescription : undefined}
        headingLevel="h3"
        onRetry={onRetry}
      />
    );
  return (
    <>
      {children}
      {phase === 'empty' && (
        <EmptyState
          title={texts.empty}
          description={emptyDescription}
          headingLevel="h3"
          actions={additions}
        />
      )}
      {phase === 'no-result' && (
        <EmptyState
          icon="search"
          title={texts.empty}
          description={query === '' ? texts.noFilterMatch(none) : texts.noMatch(none, query)}
          headingLevel="h3"
          actions={
            <>
              {query !== '' && (
                <Button icon="close" onClick={onClearSearch}>
                  {texts.clearSearch}
                </Button>
              )}
              {onClearFilters && (
                <Button icon="close" onClick={onClearFilters}>
                  {texts.clearFilters}
                </Button>
              )}
            </>
          }
        />
      )}
    </>
  );
}

import { Skeleton } from '../../../core/display/skeleton';
import { VisuallyHidden } from '../../../core/layout/primitives';
import { styled } from '../../../core/theme/styled';
import type { DataTableColumn } from '../data-table-types';
import { FrameContainer } from '../grid/grid-frame';
import { gridHeights } from '../grid/grid-heights';
import { useMessages } from '../messages';

interface TableSkeletonProps {
  title: string;
  /** The shown columns; the skeleton omits those that do not fit, as the table does. */
  columns: readonly Pick<DataTableColumn<object>, 'id' | 'hideBelow'>[];
}

const rowCount = 8;

const Row = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6',
    paddingInline: '4',
    borderBlockEndWidth: '1px',
    borderColor: 'border',
    '& > *': { flex: '1' },
    '& > :first-of-type': { flex: '0 0 1.125rem' },
  },
});

/** Renders a skeleton of the table while the rows load. */
export function TableSkeleton({ title, columns }: TableSkeletonProps) {
  const texts = useMessages();
  const rows = Array.from({ length: rowCount + 1 }, (_, index) => index);
  return (
    <FrameContainer role="status">
      <VisuallyHidden>{texts.loading(title)}</VisuallyHidden>
      {rows.map((row) => (
        <Row key={row} style={{ height: row === 0 ? gridHeights.header : gridHeights.row }} aria-hidden>
          <Skeleton height={row === 0 ? '3' : '4'} />
          {columns.map(({ id, hideBelow = 0 }) => (
            <Skeleton
              key={id}
              height={row === 0 ? '3' : '4'}
              css={{ [`@container (width < ${hideBelow}px)`]: { display: 'none' } }}
            />
          ))}
        </Row>
      ))}
    </FrameContainer>
  );
}

import { Skeleton, styled, VisuallyHidden } from '@escale/design-system';
import { gridHeights } from '../grid/grid-heights';
import { useMessages } from '../messages';

interface TableSkeletonProps {
  title: string;
  columns: number;
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

/** Renders the shape of the table while its rows load. */
export function TableSkeleton({ title, columns }: TableSkeletonProps) {
  const texts = useMessages();
  const cells = Array.from({ length: Math.min(columns, 5) + 1 }, (_, index) => index);
  const rows = Array.from({ length: rowCount + 1 }, (_, index) => index);
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading(title)}</VisuallyHidden>
      {rows.map((row) => (
        <Row key={row} style={{ height: row === 0 ? gridHeights.header : gridHeights.row }} aria-hidden>
          {cells.map((cell) => (
            <Skeleton key={cell} height={row === 0 ? '3' : '4'} />
          ))}
        </Row>
      ))}
    </div>
  );
}

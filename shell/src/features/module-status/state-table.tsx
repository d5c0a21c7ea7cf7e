import { Card, styled } from '@escale/design-system';
import type { ReactNode } from 'react';

/**
 * On a phone each row is a block of two columns: name and first cell, then the other cells that hold something, each below the name
 * of its column. A state or version beside the name explains itself.
 */
const Table = styled('table', {
  base: {
    display: { base: 'block', md: 'table' },
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: { base: 'md', md: 'sm', lg: 'md' },
    '& thead': { display: { base: 'none', md: 'table-header-group' } },
    '& tbody': { display: { base: 'block', md: 'table-row-group' } },
    '& tr': {
      display: { base: 'grid', md: 'table-row' },
      gridTemplateColumns: 'minmax(0, 1fr) minmax(min-content, 1fr)',
      gap: '1',
      columnGap: '3',
      padding: { base: '3', md: '0' },
      borderBlockEndWidth: '1px',
      borderColor: 'border',
    },
    '& tbody tr:last-of-type': { borderBlockEndWidth: '0' },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingInline: { md: '2.5', lg: '4' },
      paddingBlock: { md: '3' },
      overflowWrap: { base: 'anywhere', md: 'break-word' },
      whiteSpace: { lg: 'nowrap' },
    },
    '& td:has([data-none])': { display: { base: 'none', md: 'table-cell' } },
    '& td > a, & td > bdi': { whiteSpace: { md: 'nowrap' } },
    '& td > p, & td > details': { whiteSpace: 'normal' },
    '& td > p > bdi': { whiteSpace: { md: 'pre-line', xl: 'normal' } },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'semibold' },
    '& td ~ td::before': {
      content: 'attr(data-column)',
      display: { base: 'block', md: 'none' },
      color: 'fg.muted',
      fontSize: 'xs',
    },
  },
});

export interface StatusTableProps {
  /** Heading of each column; the first cell of a row names the row. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Renders a small table of the modules' status page. */
export function StatusTable({ columns, rows }: StatusTableProps) {
  return (
    <Card padded={false}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

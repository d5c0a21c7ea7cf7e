import { Card, styled } from '@escale/design-system';
import type { ReactNode } from 'react';

/** On narrow screens each row is a block, and each cell names its column. */
const Table = styled('table', {
  base: {
    display: { base: 'block', lg: 'table' },
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'md',
    '& thead': { display: { base: 'none', lg: 'table-header-group' } },
    '& tbody': { display: { base: 'block', lg: 'table-row-group' } },
    '& tr': {
      display: { base: 'block', lg: 'table-row' },
      paddingBlock: { base: '3', lg: '0' },
      borderBlockEndWidth: '1px',
      borderColor: 'border',
    },
    '& tbody tr:last-of-type': { borderBlockEndWidth: '0' },
    '& th, & td': {
      display: { base: 'block', lg: 'table-cell' },
      textAlign: 'start',
      verticalAlign: 'top',
      paddingInline: '4',
      paddingBlock: { base: '0.5', lg: '3' },
      overflowWrap: 'anywhere',
      whiteSpace: { lg: 'nowrap' },
    },
    '& td > p, & td > details': { whiteSpace: 'normal' },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: 'semibold' },
    '& td::before': {
      content: 'attr(data-column) ": "',
      display: { base: 'inline', lg: 'none' },
      color: 'fg.muted',
    },
    '&:lang(fr) td::before': { content: 'attr(data-column) "\\00a0: "' },
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

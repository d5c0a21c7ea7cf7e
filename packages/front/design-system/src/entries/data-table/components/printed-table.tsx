import { styled } from '../../../core/theme/styled';
import type { TableContent } from '../export/table-content';

interface PrintedTableProps {
  title: string;
  content: TableContent;
}

const Table = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'xs',
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': {
      padding: '1',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBlockEndWidth: '1px',
      borderColor: 'border.strong',
      overflowWrap: 'anywhere',
    },
    '& th': { fontWeight: 'semibold' },
  },
});

/** Renders the table that is printed instead of the grid, which contains only the rows on screen. */
export function PrintedTable({ title, content }: PrintedTableProps) {
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          {content.headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.rows.map((texts, index) => (
          <tr key={index}>
            {texts.map((text, place) => (
              <td key={content.headers[place]}>
                <bdi>{text}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

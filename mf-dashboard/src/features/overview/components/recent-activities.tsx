import { Badge, Card, Section, styled } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** On narrow screens, each row is a block: activity and time on the first line, detail and user below. */
const Table = styled('table', {
  base: {
    display: { base: 'block', md: 'table' },
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'md',
    '& tbody': { display: { base: 'block', md: 'table-row-group' } },
    '& thead': { display: { base: 'none', md: 'table-header-group' } },
    '& tr': {
      display: { base: 'grid', md: 'table-row' },
      gridTemplateColumns: '1fr auto',
      columnGap: '3',
      paddingBlock: { base: '3', md: '0' },
      borderBlockEndWidth: '1px',
      borderColor: 'border',
    },
    '& tbody tr:last-of-type': { borderBlockEndWidth: '0' },
    '& th, & td': {
      textAlign: 'start',
      paddingInline: '4',
      paddingBlock: { base: '0.5', md: '3' },
      whiteSpace: { md: 'nowrap' },
    },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'semibold' },
    '& td[data-time]': { gridArea: '1 / 2', color: { base: 'fg.muted', md: 'fg' } },
    '& td:not([data-time])': { gridColumn: '1 / -1', color: { base: 'fg.muted', md: 'fg' } },
  },
});

/** Renders the table of recent activities with its fixed sample rows (§2 'Dashboard'). */
export function RecentActivities() {
  const { recent, simulated } = useMessages();
  const { activity, detail, user, time } = recent.columns;
  return (
    <Section plain headingLevel="h3" title={recent.heading} aside={<Badge>{simulated.badge}</Badge>}>
      <Card padded={false}>
        <Table>
          <thead>
            <tr>
              {[activity, detail, user, time].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {recent.rows.map((row) => (
              <tr key={row.detail}>
                <th scope="row">{row.activity}</th>
                <td>{row.detail}</td>
                <td>{row.user}</td>
                <td data-time>{row.time}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </Section>
  );
}

import { Badge, Card, Section, styled } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

const Scroll = styled('div', {
  base: { overflowX: 'auto', borderRadius: 'xl', '&:focus-visible': { outlineColor: 'focus' } },
});

const Table = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'md',
    '& th, & td': {
      textAlign: 'start',
      paddingInline: '4',
      paddingBlock: '3',
      whiteSpace: 'nowrap',
      borderBlockEndWidth: '1px',
      borderColor: 'border',
    },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'semibold' },
    '& tbody tr:last-of-type > *': { borderBlockEndWidth: '0' },
  },
});

/** The table of recent activities with its fixed sample rows (§2 'Dashboard'). */
export function RecentActivities() {
  const { recent, simulated } = useMessages();
  const { activity, detail, user, time } = recent.columns;
  return (
    <Section plain title={recent.heading} aside={<Badge>{simulated.badge}</Badge>}>
      <Card padded={false}>
        <Scroll tabIndex={0} role="group" aria-label={recent.heading}>
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
                  <td>{row.time}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      </Card>
    </Section>
  );
}

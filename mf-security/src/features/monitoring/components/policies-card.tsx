import { limits, type SessionStats } from '@escale/contracts';
import { Card, Heading, styled } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

const Terms = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    rowGap: '3',
    columnGap: '4',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', margin: '0', textAlign: 'end' },
  },
});

/** Rules that hold for sessions and calls, as shown by §9. */
export function PoliciesCard({ stats }: { stats: SessionStats }) {
  const { policies } = useMessages();
  return (
    <Card>
      <Heading as="h2" size="sm" marginBlockEnd="3">
        {policies.heading}
      </Heading>
      <Terms>
        <dt>{policies.sessionTimeout}</dt>
        <dd>{policies.minutes(stats.timeoutMinutes ?? limits.sessionTimeoutMinutes)}</dd>
        <dt>{policies.maxSessions}</dt>
        <dd>{policies.atMost(stats.maxSessionsPerUser ?? limits.maxSessionsPerUser)}</dd>
        <dt>{policies.rateLimit}</dt>
        <dd>{policies.rateLimitText}</dd>
      </Terms>
    </Card>
  );
}

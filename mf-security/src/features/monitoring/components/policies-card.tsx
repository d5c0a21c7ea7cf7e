import { limits, type SessionStats } from '@escale/contracts';
import { DescriptionList, Section, Text } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** Renders the session and rate-limit policies (§9). */
export function PoliciesCard({ stats }: { stats: SessionStats }) {
  const { policies } = useMessages();
  return (
    <Section title={policies.heading} gap="3">
      <DescriptionList
        layout="table"
        items={[
          {
            term: policies.sessionTimeout,
            details: (
              <>
                {policies.minutes(stats.timeoutMinutes ?? limits.sessionTimeoutMinutes)}
                <Text as="span" display="block" tone="muted" fontSize="sm" fontWeight="normal">
                  {policies.sessionTimeoutScope}
                </Text>
              </>
            ),
          },
          {
            term: policies.maxSessions,
            details: policies.atMost(stats.maxSessionsPerUser ?? limits.maxSessionsPerUser),
          },
          { term: policies.rateLimit, details: policies.rateLimitText },
        ]}
      />
    </Section>
  );
}

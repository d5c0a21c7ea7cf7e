import { Badge, Box, Button, EmptyState, Flex, styled, Text, type Tone } from '@escale/design-system';
import { formatRelative, useLocale } from '@escale/i18n';
import type { AuditEntry } from '@escale/contracts';
import { useMessages } from '../../../messages/catalogue';
import { ForceLogoutButton } from '../../../force-logout/force-logout-button';
import type { Severity, SuspiciousActivity } from '../../../suspicion/suspicious-activities';

const tones: Record<Severity, Tone> = { low: 'info', medium: 'warn', high: 'bad' };

const List = styled('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });
const Item = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '88px minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3',
    '& + &': { borderBlockStartWidth: '1px', borderColor: 'border' },
  },
});

export interface SuspiciousListProps {
  activities: readonly SuspiciousActivity[];
  now: Date;
  onOpen: (entry: AuditEntry) => void;
}

/** Suspicious activities, newest first, with severity, reason and actions (§3, §9). */
export function SuspiciousList({ activities, now, onOpen }: SuspiciousListProps) {
  const { suspicious: m, tabs } = useMessages();
  const locale = useLocale();
  if (activities.length === 0)
    return <EmptyState icon="shield" headingLevel="h3" title={m.empty} description={m.emptyText} />;

  return (
    <List aria-label={tabs.suspicious}>
      {activities.map(({ id, type, severity, details, userId, email, ipAddress, timestamp, entry }) => (
        <Item key={id}>
          <Box>
            <Badge dot tone={tones[severity]}>
              {m.severity[severity]}
            </Badge>
          </Box>
          <Box minWidth="0">
            <Text fontWeight="semibold">{m.types[type]}</Text>
            <Text>{details}</Text>
            <Text tone="muted" fontSize="sm" overflowWrap="anywhere">
              {[email ?? m.nobody, ipAddress ?? m.noAddress, formatRelative(timestamp, now, locale)].join(
                ' · ',
              )}
            </Text>
          </Box>
          <Flex gap="2" flexWrap="wrap">
            <Button size="sm" variant="ghost" aria-label={m.detailsOf(details)} onClick={() => onOpen(entry)}>
              {m.details}
            </Button>
            {userId !== null && <ForceLogoutButton userId={userId} name={email ?? m.nobody} />}
          </Flex>
        </Item>
      ))}
    </List>
  );
}

import { Badge, Box, Button, EmptyState, Flex, styled, Text } from '@escale/design-system';
import { formatDateTime, formatRelative, useLocale } from '@escale/i18n';
import type { AuditEntry } from '@escale/contracts';
import { useMessages } from '../../../messages/catalogue';
import { ForceLogoutButton } from '../../../force-logout/force-logout-button';
import { listedActivities, type SuspiciousActivity } from '../../../suspicion/suspicious-activities';
import { severityTones } from '../../../suspicion/severity-tones';
import type { SeenActivities } from '../model/use-seen-activities';

const List = styled('ul', {
  base: { listStyle: 'none', margin: '0', padding: '0', containerType: 'inline-size' },
});
const Item = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: '2.5',
    paddingBlock: '3',
    // By the width of the list: beside the chart it is narrow on a wide screen too.
    '@container (min-width: 46rem)': { gridTemplateColumns: '88px minmax(0, 1fr) auto', columnGap: '3' },
    '& + &': { borderBlockStartWidth: '1px', borderColor: 'border' },
  },
});

export interface SuspiciousListProps {
  activities: readonly SuspiciousActivity[];
  seen: SeenActivities;
  /** How many at most; ten by default. */
  most?: number;
  now: Date;
  onOpen: (entry: AuditEntry) => void;
}

/** Suspicious activities by account and cause, those not seen first, with severity, reason and actions (§3, §9). */
export function SuspiciousList({ activities, seen, most, now, onOpen }: SuspiciousListProps) {
  const { suspicious: m, tabs } = useMessages();
  const locale = useLocale();
  if (activities.length === 0)
    return <EmptyState icon="shield" headingLevel="h3" title={m.empty} description={m.emptyText} />;

  const listed = listedActivities(activities, seen.isSeen).slice(0, most);
  const rows = listed.map((activity) => {
    const { id, type, severity, details, count, userId, email, ipAddress, timestamp, entry } = activity;
    const isSeen = seen.isSeen(activity);
    return (
      <Item key={id}>
        <Box>
          <Badge dot={!isSeen} tone={isSeen ? 'neutral' : severityTones[severity]}>
            {m.severity[severity]}
          </Badge>
        </Box>
        <Box minWidth="0">
          <Text fontWeight="semibold">
            {m.types[type]}
            {count > 1 && <Text as="span" tone="muted">{` ${m.times(count)}`}</Text>}
          </Text>
          <Text>
            <bdi>{details}</bdi>
          </Text>
          <Text tone="muted" fontSize="sm" overflowWrap="anywhere">
            {email === null ? m.nobody : <bdi translate="no">{email}</bdi>} ·{' '}
            {ipAddress === null ? m.noAddress : <bdi translate="no">{ipAddress}</bdi>}
          </Text>
          <Text tone="muted" fontSize="sm" title={formatDateTime(timestamp, locale)}>
            {count > 1 ? m.last(formatDateTime(timestamp, locale)) : formatRelative(timestamp, now, locale)}
          </Text>
        </Box>
        <Flex gap="2" flexWrap="wrap">
          <Button
            size="sm"
            variant="ghost"
            icon={isSeen ? 'check' : 'eye'}
            aria-pressed={isSeen}
            aria-label={m.markSeen(m.types[type], email ?? m.nobody)}
            onClick={() => seen.toggle(activity)}
          >
            {m.seen}
          </Button>
          <Button size="sm" variant="ghost" aria-label={m.detailsOf(details)} onClick={() => onOpen(entry)}>
            {m.details}
          </Button>
          {userId !== null && <ForceLogoutButton userId={userId} name={email ?? m.nobody} />}
        </Flex>
      </Item>
    );
  });
  return (
    <>
      <List aria-label={tabs.suspicious}>{rows}</List>
      {listed.length < activities.length && (
        <Text tone="muted" fontSize="sm" marginBlockStart="3">
          {m.more(listed.length, activities.length)}
        </Text>
      )}
    </>
  );
}

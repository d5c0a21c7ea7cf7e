import type { AuditAction } from '@escale/contracts';
import { Box, EmptyState, Flex, IconBadge, styled, Text, type IconName } from '@escale/design-system';
import { formatTime, labelOf, resourceWord, useLocale, useVocabulary } from '@escale/i18n';
import type { FeedEntry } from '@escale/realtime';
import { useMessages } from '../../../messages/catalogue';

const icons = new Map<string, IconName>(
  Object.entries({
    LOGIN: 'log-in',
    LOGIN_FAILED: 'alert',
    LOGOUT: 'log-out',
    CREATE: 'plus',
    UPDATE: 'pencil',
    DELETE: 'trash',
    STATUS_CHANGE: 'refresh',
    PASSWORD_CHANGE: 'key',
    ROLE_CHANGE: 'shield',
    READ: 'eye',
  } satisfies Record<AuditAction, IconName>),
);

/** Two columns of five on wide screens, newest first within each column. */
const List = styled('ol', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    lg: {
      display: 'grid',
      gridTemplateRows: 'repeat(5, auto)',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoFlow: 'column',
      columnGap: '8',
    },
  },
});
const Item = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2.5',
    '& + &': { borderBlockStartWidth: '1px', borderColor: 'border' },
    '&:nth-of-type(6)': { borderBlockStartWidth: { lg: '0' } },
  },
});

/** The last ten activities, newest first, with icon, action, resource and time (§2 'Dashboard'). */
export function Feed({ events }: { events: readonly FeedEntry[] }) {
  const { live } = useMessages();
  const locale = useLocale();
  const labels = useVocabulary();
  if (events.length === 0)
    return <EmptyState icon="activity" title={live.feedEmpty} description={live.feedEmptyText} />;

  return (
    <List aria-label={live.feed} aria-live="polite">
      {events.map(({ id, action, resource, timestamp }) => (
        <Item key={id}>
          <IconBadge icon={icons.get(action) ?? 'activity'} tone="accent" size="sm" />
          <Box flex="1" minWidth="0">
            <Text fontWeight="semibold">{labelOf(labels.auditActions, action)}</Text>
            <Text tone="muted" fontSize="sm" overflowWrap="anywhere">
              {resourceWord(resource)}
            </Text>
          </Box>
          <Flex as="time" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            {formatTime(timestamp, locale)}
          </Flex>
        </Item>
      ))}
    </List>
  );
}

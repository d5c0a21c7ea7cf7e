import { actionStyle, actionLabel } from '@escale/user-ui/audit';
import { Box, EmptyState, IconBadge, styled, Text } from '@escale/design-system';
import { formatTime, resourceLabel, useLocale } from '@escale/i18n';
import type { FeedEntry } from '@escale/realtime';
import { useMessages } from '../../../messages/catalogue';
import { useActivitySentence } from '../model/activity-sentence';
import { useRefetchForUnknownAccounts } from '../model/use-new-people';

/** A feed with more activities takes two columns. */
const maxOneColumnActivities = 5;

/** The first column fills before the second, so the activities stay in order. */
const List = styled('ol', {
  base: { listStyle: 'none', margin: '0', padding: '0', columnGap: '8' },
  variants: { columns: { one: {}, two: { lg: { columnCount: 2 } } } },
});

const Item = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2.5',
    borderBlockStartWidth: '1px',
    borderColor: 'border',
    breakInside: 'avoid',
  },
});

/** Renders the last ten activities, newest first: an icon, who did what, then time, action and resource (§2 'Dashboard'). */
export function Feed({ events }: { events: readonly FeedEntry[] }) {
  const { live } = useMessages();
  const locale = useLocale();
  const sentenceOf = useActivitySentence();
  useRefetchForUnknownAccounts(events);
  if (events.length === 0)
    return (
      <EmptyState headingLevel="h3" icon="activity" title={live.feedEmpty} description={live.feedEmptyText} />
    );

  return (
    <List
      aria-label={live.feed}
      aria-live="polite"
      columns={events.length > maxOneColumnActivities ? 'two' : 'one'}
    >
      {events.map((entry) => (
        <Item key={entry.id}>
          <IconBadge {...actionStyle(entry.action)} size="sm" />
          <Box minWidth="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {sentenceOf(entry)}
            </Text>
            <Text tone="muted" fontSize="sm" overflowWrap="anywhere">
              <Box as="time" fontVariantNumeric="tabular-nums">
                {formatTime(entry.timestamp, locale)}
              </Box>
              {` · ${actionLabel(entry.action)} · ${resourceLabel(entry.resource)}`}
            </Text>
          </Box>
        </Item>
      ))}
    </List>
  );
}

import { serverNow } from '@escale/api-client';
import { limits, type AuditFilter } from '@escale/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Skeleton,
  Stack,
  styled,
  Text,
  useNow,
} from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { useAuditLogs } from '../api/audit-logs';
import { AuditRow } from './audit-row';

const List = styled('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });
const minuteMs = 60_000;
const skeletonRows = [0, 1, 2, 3, 4];

export interface AuditListProps {
  userId: string;
  filter: AuditFilter;
  /** Accessible name of the list. */
  label: string;
}

/** Lists a user's audit log entries, page by page: those for one action, or all. */
export function AuditList({ userId, filter, label }: AuditListProps) {
  const { activity } = useMessages();
  const logs = useAuditLogs(userId, filter);
  const now = new Date(useNow(minuteMs, serverNow));

  if (logs.data === undefined) {
    if (logs.isError) {
      return (
        <ErrorState
          title={activity.loadFailed}
          headingLevel="h3"
          onRetry={() => void logs.refetch()}
          retrying={logs.isFetching}
        />
      );
    }
    return (
      <Stack gap="3.5" role="status" aria-label={activity.loading}>
        {skeletonRows.map((row) => (
          <Skeleton key={row} height="12" />
        ))}
      </Stack>
    );
  }

  const { entries, total } = logs.data;
  if (entries.length === 0) {
    return (
      <EmptyState
        icon="history"
        headingLevel="h3"
        title={activity.empty}
        description={filter === 'ALL' ? activity.emptyHint : activity.emptyFiltered}
      />
    );
  }

  return (
    <>
      <List aria-label={label}>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} now={now} />
        ))}
      </List>
      <Flex direction="column" alignItems="center" gap="2" paddingBlockStart="4">
        {logs.hasNextPage && (
          <Button
            icon="chevron-down"
            loading={logs.isFetchingNextPage}
            onClick={() => void logs.fetchNextPage()}
          >
            {activity.more(Math.min(limits.auditPageSize, Math.max(1, total - entries.length)))}
          </Button>
        )}
        <Text role="status" tone="muted" fontSize="sm" tabular>
          {activity.count(entries.length, Math.max(total, entries.length))}
        </Text>
      </Flex>
    </>
  );
}

import { EmptyState, ErrorState, Skeleton, Stack, Text } from '@escale/design-system';
import { useQuery } from '@tanstack/react-query';
import { berthsQueryOptions, useLiveBerths } from '../../api/berths';
import { useMessages } from '../../messages/catalogue';

/** Renders the berths, sorted by name. */
export function BerthList() {
  const m = useMessages();
  const { data, isError, refetch } = useQuery(berthsQueryOptions());
  useLiveBerths();
  if (data === undefined && isError) return <ErrorState title={m.failed} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton />;
  if (data.length === 0) return <EmptyState title={m.empty} />;
  return (
    <Stack as="ul" gap="2">
      {data.map(({ id, name, metres }) => (
        <Text as="li" key={id}>
          {m.berth(name, metres)}
        </Text>
      ))}
    </Stack>
  );
}

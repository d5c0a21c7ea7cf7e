import { Box, Card, Flex, Skeleton, Stack } from '@escale/design-system';

/** Renders a skeleton of header, tabs and panel while the user is loading. */
export function UserSkeleton({ label }: { label: string }) {
  return (
    <Stack gap="5" role="status" aria-label={label}>
      <Card>
        <Flex alignItems="center" gap="5">
          <Skeleton width="72px" height="72px" borderRadius="full" flexShrink="0" />
          <Box flex="1">
            <Skeleton height="6" width="min(18rem, 80%)" marginBlockEnd="2" />
            <Skeleton width="min(14rem, 60%)" marginBlockEnd="3" />
            <Skeleton height="22px" width="min(10rem, 40%)" borderRadius="full" />
          </Box>
        </Flex>
      </Card>
      <Skeleton height="11" />
      <Skeleton height="15rem" borderRadius="xl" />
    </Stack>
  );
}

import { Box, Card, Flex, Skeleton, Stack } from '@escale/design-system';

/** Renders a skeleton of header, tabs and panel while the user is loading. */
export function UserSkeleton({ label }: { label: string }) {
  return (
    <Stack gap="5" role="status" aria-label={label}>
      <Card padding={{ base: '4', sm: '5' }}>
        <Flex alignItems={{ base: 'start', sm: 'center' }} gap={{ base: '3', sm: '5' }}>
          <Skeleton
            width={{ base: '40px', sm: '72px' }}
            height={{ base: '40px', sm: '72px' }}
            borderRadius="full"
            flexShrink="0"
          />
          <Box flex="1">
            <Skeleton height="6" width="min(18rem, 80%)" marginBlockEnd="2" />
            <Skeleton width="min(14rem, 60%)" marginBlockEnd="3" />
            <Skeleton height="22px" width="min(10rem, 40%)" borderRadius="full" />
          </Box>
        </Flex>
      </Card>
      <Skeleton height="11" />
      <Card>
        {['40%', '60%', '50%'].map((width) => (
          <Skeleton key={width} height="5" width={width} marginBlockEnd="4" />
        ))}
      </Card>
    </Stack>
  );
}

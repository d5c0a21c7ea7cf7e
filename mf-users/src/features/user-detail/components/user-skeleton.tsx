import {
  Box,
  Card,
  Flex,
  Grid,
  PageHeading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** Renders the page title in a skeleton of the header while the user is loading. */
export function UserHeaderSkeleton() {
  const { frame } = useMessages();
  return (
    <Card marginBlockEnd={{ base: '2', sm: '5' }} padding={{ base: '4', sm: '5' }}>
      <Flex
        flexWrap="wrap"
        alignItems={{ base: 'start', sm: 'center' }}
        columnGap={{ base: '3', sm: '5' }}
        rowGap={{ base: '2', sm: '4' }}
      >
        <Skeleton
          width={{ base: '40px', sm: '72px' }}
          height={{ base: '40px', sm: '72px' }}
          borderRadius="full"
          flexShrink="0"
        />
        <Box flex={{ base: '1 1 12rem', sm: '1 1 16rem' }}>
          <Text tone="muted" fontSize="sm" srOnly={{ base: true, sm: false }} aria-hidden>
            {frame.user}
          </Text>
          <PageHeading>
            <VisuallyHidden>{frame.user}</VisuallyHidden>
            <Skeleton as="span" display="inline-block" height="0.8em" width="min(14rem, 80%)" />
          </PageHeading>
          <Skeleton width="min(16rem, 90%)" marginBlock="3" />
          {/* On a phone, the link to write a mail has a line of its own. */}
          <Skeleton display={{ base: 'block', sm: 'none' }} height="13px" width="8rem" />
          <Skeleton height="22px" width="min(10rem, 60%)" borderRadius="full" marginBlockStart="2" />
        </Box>
        <Skeleton height="control.md" width={{ base: '13rem', sm: '37rem' }} maxWidth="full" />
      </Flex>
    </Card>
  );
}

/** Renders a skeleton of tabs and panel while the user is loading. */
export function UserSkeleton({ label }: { label: string }) {
  return (
    <Stack gap="3" role="status" aria-label={label}>
      <Flex gap="6" paddingBlock="3.5" overflow="hidden" borderBlockEndWidth="1px" borderColor="border">
        {['general', 'permissions', 'preferences', 'security', 'activity'].map((tab) => (
          <Skeleton key={tab} width="6rem" flexShrink="0" />
        ))}
      </Flex>
      <Stack gap="5">
        {['identity', 'account'].map((part) => (
          <Card key={part}>
            <Skeleton height="5" width="6rem" marginBlockEnd="5" />
            <Grid gap="5" templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}>
              {[0, 1, 2, 3].map((place) => (
                <div key={place}>
                  <Skeleton width="5rem" marginBlockEnd="2.5" />
                  <Skeleton width="8rem" />
                </div>
              ))}
            </Grid>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

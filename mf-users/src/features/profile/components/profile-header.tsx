import { EditableAvatar } from '@escale/user-ui';
import { displayedStatus, fullName, type User } from '@escale/contracts';
import { Badge, Box, Card, Flex, Heading, Text } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { RoleBadge, StatusBadge } from '../../../shared/badges';
import { useIsPhone } from '../../../shared/use-is-phone';

/** Shows the user's own avatar with the button to change it, name, e-mail, role and 'Compte actif' (§2 'Profile'). */
export function ProfileHeader({ user }: { user: User }) {
  const { profile } = useMessages();
  const isPhone = useIsPhone();
  return (
    <Card
      as="section"
      aria-label={fullName(user)}
      marginBlockEnd={{ base: '2', sm: '5' }}
      padding={{ base: '3', sm: '5' }}
    >
      <Flex flexWrap="wrap" alignItems={{ base: 'start', sm: 'center' }} gap="5">
        <EditableAvatar user={user} size={isPhone ? 40 : 88} />
        <Box flex={{ base: '1 1 12rem', sm: '1 1 14rem' }} minWidth="0">
          <Heading as="h2" size="md" overflowWrap="anywhere">
            <bdi translate="no">{fullName(user)}</bdi>
          </Heading>
          <Text tone="muted" overflowWrap="anywhere">
            <bdi translate="no">{user.email}</bdi>
          </Text>
          <Flex flexWrap="wrap" gap="2" marginBlockStart="2">
            <RoleBadge role={user.role} />
            {displayedStatus(user.status) === 'ACTIVE' ? (
              <Badge tone="ok" dot>
                {profile.active}
              </Badge>
            ) : (
              <StatusBadge status={user.status} />
            )}
          </Flex>
        </Box>
      </Flex>
    </Card>
  );
}

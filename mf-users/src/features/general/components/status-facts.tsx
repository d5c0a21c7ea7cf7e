import type { User } from '@escale/contracts';
import { Stack, Text } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { StatusBadge } from '../../../shared/badges';
import { useSuspension } from '../api/suspension';

/** A user's status; of a suspension when, by whom and why, as far as the server says. */
export function StatusFacts({ user }: { user: User }) {
  const { general } = useMessages();
  const locale = useLocale();
  const suspension = useSuspension(user);
  return (
    <Stack gap="1" alignItems="flex-start">
      <StatusBadge status={user.status} />
      {suspension && (
        <Text tone="muted" fontSize="sm">
          <bdi>{general.suspended(formatDateTime(suspension.at, locale), suspension.author)}</bdi>
        </Text>
      )}
      {suspension?.reason !== undefined && (
        <Text tone="muted" fontSize="sm" overflowWrap="anywhere">
          {general.reason} <bdi>{suspension.reason}</bdi>
        </Text>
      )}
    </Stack>
  );
}

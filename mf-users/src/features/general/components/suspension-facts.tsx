import { Stack, Text } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import type { Suspension } from '../api/suspension';

/** Shows when, by whom and why an account was suspended. */
export function SuspensionFacts({ suspension }: { suspension: Suspension }) {
  const { general } = useMessages();
  const locale = useLocale();
  const { at, author, reason } = suspension;
  return (
    <Stack gap="1" alignItems="flex-start">
      <bdi>{general.suspended(formatDateTime(at, locale), author)}</bdi>
      {reason !== undefined && (
        <Text tone="muted" fontSize="sm" overflowWrap="anywhere">
          {general.reason} <bdi>{reason}</bdi>
        </Text>
      )}
    </Stack>
  );
}

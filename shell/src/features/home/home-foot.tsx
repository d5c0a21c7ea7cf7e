import { getJson } from '@escale/api-client';
import { auditListResponseSchema, brand, limits } from '@escale/contracts';
import { Flex, Text, TextLink, useSupportEmail } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMessages } from '../../messages/catalogue';

/** The sign-ins of an account, newest first. */
function signInsQueryOptions(userId: string) {
  return queryOptions({
    queryKey: ['own-sign-ins', userId],
    queryFn: async ({ signal }) => {
      const params = { page: 1, limit: limits.auditPageSize, action: 'LOGIN' };
      const answer = await getJson(`/users/${userId}/audit-logs`, auditListResponseSchema, {
        signal,
        params,
      });
      return answer.data.filter(({ action }) => action === 'LOGIN');
    },
    retry: false,
    meta: { toast: 'none' },
  });
}

/**
 * The last two sign-ins of the account, so that one by somebody else is noticed. Two, since the newest may be on another
 * device. Nothing where they are not known.
 */
function LastSignIns({ userId }: { userId: string }) {
  const { home } = useMessages();
  const locale = useLocale();
  const { data } = useQuery(signInsQueryOptions(userId));
  const [last, before] = data ?? [];
  if (last === undefined || before === undefined) return null;
  return (
    <Text>
      {home.lastSignIns(formatDateTime(last.timestamp, locale), formatDateTime(before.timestamp, locale))}
    </Text>
  );
}

/** Below the cards: the last sign-ins, and where help is to be had. */
export function HomeFoot({ userId }: { userId: string }) {
  const { home } = useMessages();
  const supportEmail = useSupportEmail() ?? brand.supportEmail;
  return (
    <Flex
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="6"
      rowGap="2"
      color="fg.muted"
      fontSize="sm"
    >
      <LastSignIns userId={userId} />
      <TextLink tone="muted" underlined href={`mailto:${supportEmail}`}>
        {home.help}
      </TextLink>
    </Flex>
  );
}

import { getJson } from '@escale/api-client';
import { auditListResponseSchema, paths } from '@escale/contracts';
import { DescriptionList, Section, Skeleton, TextLink } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { optionalPart } from '../../lib/optional-part';
import { useMessages } from './messages/catalogue';

const SignInDevice = optionalPart(async () => (await import('./sign-in-device')).SignInDevice);

const maxSignIns = 4;

/** The height of four sign-ins, so that nothing below moves while they load. */
const signInsHeight = '199px';

/** Returns the query of the sign-ins of an account, newest first. */
function signInsQueryOptions(userId: string) {
  return queryOptions({
    queryKey: ['own-sign-ins', userId],
    queryFn: async ({ signal }) => {
      const params = { page: 1, limit: maxSignIns, action: 'LOGIN' };
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
 * Lists the account's last sign-ins, so that the owner notices a sign-in by someone else. Renders nothing if the API returns none
 * or fails.
 */
export function OwnSignIns({ userId }: { userId: string }) {
  const texts = useMessages();
  const locale = useLocale();
  const { data = [], isLoading } = useQuery(signInsQueryOptions(userId));
  if (isLoading) return <Skeleton height={signInsHeight} borderRadius="lg" />;
  if (data.length === 0) return null;
  return (
    <Section
      title={texts.signIns}
      aside={
        <TextLink tone="muted" underlined to={`${paths.profile}?onglet=activity`}>
          {texts.ownActivity}
        </TextLink>
      }
    >
      <DescriptionList
        layout="table"
        items={data.slice(0, maxSignIns).map(({ timestamp, ipAddress, userAgent }) => ({
          term: formatDateTime(timestamp, locale),
          details: (
            <>
              {userAgent !== null && (
                <Suspense>
                  <SignInDevice userAgent={userAgent} />
                </Suspense>
              )}
              <bdi>{ipAddress === null ? texts.noAddress : texts.fromAddress(ipAddress)}</bdi>
            </>
          ),
        }))}
      />
    </Section>
  );
}

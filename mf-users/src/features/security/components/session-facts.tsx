import { limits, type UserSession } from '@escale/contracts';
import { Flex, styled } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { formatAgo } from '../../../shared/ago';
import { remainingLifetime } from '../model/remaining';

const SessionToken = styled('code', {
  base: { fontFamily: 'mono', fontSize: 'xs', direction: 'ltr', unicodeBidi: 'isolate' },
});

/** Shows address, last activity, dates and identifier of a session; '—' for an unknown address or activity. */
export function SessionFacts({ session, now }: { session: UserSession; now: Date }) {
  const { security } = useMessages();
  const locale = useLocale();
  const { token, createdAt, expiresAt, ipAddress, lastSeenAt } = session;
  const left = remainingLifetime(expiresAt, now);
  return (
    <Flex flexWrap="wrap" columnGap="4" rowGap="0.5" fontSize="sm" color="fg.muted">
      <span>
        {security.sessionAddress}{' '}
        {ipAddress === null ? security.unknown : <bdi translate="no">{ipAddress}</bdi>}
      </span>
      <span>
        {security.sessionLastSeen}{' '}
        {lastSeenAt === null ? (
          security.unknown
        ) : (
          <time dateTime={lastSeenAt} data-tooltip={formatDateTime(lastSeenAt, locale)}>
            {formatAgo(lastSeenAt, now, locale)}
          </time>
        )}
      </span>
      <span>
        {security.sessionCreated} <time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
      </span>
      <span>
        {security.sessionExpires} <time dateTime={expiresAt}>{formatDateTime(expiresAt, locale)}</time>
        {left !== null && ` ${security.left[left.unit](left.count)}`}
      </span>
      <span>
        {security.sessionToken} <SessionToken>{token.slice(0, limits.sessionTokenShown)}</SessionToken>
      </span>
    </Flex>
  );
}

import { ActiveSessionsLink } from '@escale/user-ui/sessions';
import { Box, Grid } from '@escale/design-system';
import { StatCard } from '@escale/design-system/stats';
import { formatTime, useLocale } from '@escale/i18n';
import { ModuleLink, moduleLink } from '@escale/module-kit/links';
import { useRealtime } from '@escale/realtime';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useActiveUsers, type ActiveUsers } from '../model/use-active-users';

/**
 * Renders a count, or '—' if it is unknown. A count that may be outdated, read at `asOf`, is grey.
 */
function Count({ value = null, asOf = null }: { value?: number | null; asOf?: number | null }) {
  const { live } = useMessages();
  return asOf === null && value !== null ? (
    value
  ) : (
    <Box as="span" color="fg.muted">
      {value ?? live.unknownFigure}
    </Box>
  );
}

function OnlineCount() {
  const { live } = useMessages();
  const locale = useLocale();
  const { status, connectedUserIds, lastOnline } = useRealtime();
  const now = status === 'connected' && connectedUserIds.length > 0 ? connectedUserIds.length : null;
  const last = now === null ? lastOnline : null;
  return (
    <StatCard
      icon="monitor"
      label={live.activeSessions}
      value={<Count value={now ?? last?.count ?? null} asOf={last?.at ?? null} />}
      detail={
        <>
          <div>{live.online}</div>
          {last !== null && <div>{live.lastKnown(formatTime(new Date(last.at).toISOString(), locale))}</div>}
        </>
      }
      link={
        <ActiveSessionsLink>
          {(text) => (
            <ModuleLink to={moduleLink('security', 'sessions')} fallback={null}>
              {text}
            </ModuleLink>
          )}
        </ActiveSessionsLink>
      }
    />
  );
}

function ActiveAccounts() {
  const { live } = useMessages();
  const locale = useLocale();
  const users = useActiveUsers();

  const detailOf = (shown: ActiveUsers): ReactNode => {
    if (shown.state === 'not-allowed') return live.usersNotAllowed;
    if (shown.state !== 'known') return shown.state === 'failed' ? live.usersFailed : undefined;
    const { total, asOf } = shown;
    return (
      <>
        <div>{live.usersDetail(total)}</div>
        {asOf !== null && <div>{live.lastKnown(formatTime(new Date(asOf).toISOString(), locale))}</div>}
      </>
    );
  };

  return (
    <StatCard
      icon="users"
      label={live.activeUsers}
      value={users.state === 'known' ? <Count value={users.active} asOf={users.asOf} /> : <Count />}
      detail={detailOf(users)}
      link={
        users.state === 'known' ? (
          <ModuleLink to={moduleLink('users', 'list', {}, { statut: 'ACTIVE' })} fallback={null}>
            {live.usersOpen}
          </ModuleLink>
        ) : undefined
      }
      loading={users.state === 'loading'}
    />
  );
}

/** Renders two counts (§2): the people online, labelled 'active sessions', and the accounts whose status is ACTIVE. */
export function LiveCounts() {
  return (
    <Grid gap="4" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '1fr' }}>
      <OnlineCount />
      <ActiveAccounts />
    </Grid>
  );
}

import { Grid } from '@escale/design-system';
import { StatCard } from '@escale/design-system/stats';
import { useMessages } from '../../../messages/catalogue';
import { useActiveUsers, type ActiveUsers } from '../model/use-active-users';

type Live = ReturnType<typeof useMessages>['live'];

function detailOf(users: ActiveUsers, live: Live): string | undefined {
  if (users.state === 'known') return live.usersDetail(users.total);
  if (users.state === 'not-allowed') return live.usersNotAllowed;
  return users.state === 'failed' ? live.usersFailed : undefined;
}

/** Active sessions (connected users) and users whose status is ACTIVE (§2). */
export function LiveCounts({ connectedUsers }: { connectedUsers: number }) {
  const { live } = useMessages();
  const users = useActiveUsers();
  return (
    <Grid gap="4" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '1fr' }}>
      <StatCard
        icon="monitor"
        label={live.activeSessions}
        value={String(connectedUsers)}
        detail={live.activeSessionsDetail}
      />
      <StatCard
        icon="users"
        label={live.activeUsers}
        value={users.state === 'known' ? String(users.active) : live.unknownFigure}
        detail={detailOf(users, live)}
        loading={users.state === 'loading'}
      />
    </Grid>
  );
}

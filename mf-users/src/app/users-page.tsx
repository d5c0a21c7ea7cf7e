import { useSession } from '@escale/auth';
import { paths } from '@escale/contracts';
import {
  Badge,
  ButtonLink,
  lowWindow,
  ModulePageFrame,
  Stack,
  styled,
  useIdle,
  VisuallyHidden,
} from '@escale/design-system';
import { useEffect } from 'react';
import { UserStatistics } from '../features/user-list/components/user-statistics';
import { UsersTable } from '../features/user-list/components/users-table';
import { useListFilters } from '../features/user-list/model/use-list-filters';
import { useListedUsers } from '../features/user-list/model/use-listed-users';
import { userColumnIds } from '../features/user-list/model/use-user-columns';
import { useMessages } from '../messages/catalogue';
import { LazyUserPage } from './lazy-pages';

const Content = styled(Stack, { base: { gap: '3', [lowWindow]: { gap: '2' } } });

/** Preloads the page most often opened next. A separate component, so that `useIdle` does not re-render the list. */
function UserPagePreloader() {
  const idle = useIdle();
  useEffect(() => {
    if (idle) void LazyUserPage.preload().catch(() => undefined);
  }, [idle]);
  return null;
}

const statisticsStates = { loading: 'loading', error: 'unknown', ready: 'known' } as const;

/** /users: counter, four figures, table (§2 'User management'). */
export function UsersPage() {
  const { frame, list, roles } = useMessages();
  const { isSuperAdmin } = useSession();
  const listed = useListedUsers();
  const filter = useListFilters(userColumnIds);
  const { users, loaded, status } = listed;
  return (
    <ModulePageFrame
      title={frame.users}
      modulesPath={paths.modules}
      wide
      actions={isSuperAdmin && <ButtonLink to="/users/roles">{roles.title}</ButtonLink>}
      badge={
        loaded && (
          <Badge>
            <span aria-hidden>{list.count(users.length)}</span>
            <VisuallyHidden>{list.totalUsers(users.length)}</VisuallyHidden>
          </Badge>
        )
      }
    >
      <UserPagePreloader />
      <Content>
        <UserStatistics users={users} state={loaded ? 'known' : statisticsStates[status]} filter={filter} />
        <UsersTable listedUsers={listed} filter={filter} />
      </Content>
    </ModulePageFrame>
  );
}

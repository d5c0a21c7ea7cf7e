import { paths } from '@escale/contracts';
import { Badge, ModulePageFrame, Stack, VisuallyHidden } from '@escale/design-system';
import { UserStatistics } from '../features/user-list/components/user-statistics';
import { UsersTable } from '../features/user-list/components/users-table';
import { useListedUsers } from '../features/user-list/model/use-listed-users';
import { useMessages } from '../messages/catalogue';

/** /users: counter, four cards, table (§2 'User management'). */
export function UsersPage() {
  const { frame, list } = useMessages();
  const listed = useListedUsers();
  const { users, loaded, status } = listed;
  return (
    <ModulePageFrame
      title={frame.users}
      modulesPath={paths.modules}
      badge={
        loaded && (
          <Badge>
            <span aria-hidden>{list.count(users.length)}</span>
            <VisuallyHidden>{list.totalUsers(users.length)}</VisuallyHidden>
          </Badge>
        )
      }
    >
      <Stack gap="6">
        {(loaded || status === 'loading') && <UserStatistics users={users} loading={!loaded} />}
        <UsersTable listed={listed} />
      </Stack>
    </ModulePageFrame>
  );
}

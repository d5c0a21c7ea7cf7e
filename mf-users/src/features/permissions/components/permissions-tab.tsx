import { userPreferencesQueryOptions } from '@escale/api-client';
import { RoleDefaultsContext } from '@escale/auth';
import type { User } from '@escale/contracts';
import { ErrorState, Skeleton, Stack } from '@escale/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../messages/catalogue';
import { useRolesInEffect } from '../api/role-permissions';
import { PermissionEditor } from './permission-editor';
import { RoleNotice } from './role-notice';

const rows = [0, 1, 2, 3];

/** Loads a user's permissions, then shows their editor; without them no default is assumed (readings, 'Calls'). */
export function PermissionsTab(props: { user: User; unavailableReason: string | undefined }) {
  const { permissions } = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(userPreferencesQueryOptions(props.user.id));
  const roles = useRolesInEffect(props.user.role);
  if (data !== undefined)
    return (
      <RoleDefaultsContext value={roles}>
        <RoleNotice role={props.user.role} />
        <PermissionEditor {...props} saved={data.permissions} version={data.updatedAt} />
      </RoleDefaultsContext>
    );
  if (isError) {
    return <ErrorState title={permissions.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Stack gap="4">
      {rows.map((row) => (
        <Skeleton key={row} height="8rem" borderRadius="xl" />
      ))}
    </Stack>
  );
}

import { RoleDefaultsContext, useRoleDefaults } from '@escale/auth';
import type { Role } from '@escale/contracts';
import { EmptyState, ErrorState, Skeleton } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { useRolePermissions } from '../api/role-permissions';
import { RoleEditor } from './role-editor';
import { RoleNotice } from './role-notice';

/** Loads the rights of a role, then shows their editor, or says that the server does not store rights of roles. */
export function RoleTab({ role }: { role: Role }) {
  const { roles } = useMessages();
  const defaults = useRoleDefaults();
  const { data, isError, isFetching, refetch } = useRolePermissions(role);
  if (data === null) return <EmptyState icon="lock" title={roles.none} description={roles.noneHint} />;
  if (data !== undefined)
    return (
      <RoleDefaultsContext value={{ ...defaults, [role]: data.defaults }}>
        <RoleNotice role={role} />
        <RoleEditor role={role} saved={data.permissions} />
      </RoleDefaultsContext>
    );
  if (isError)
    return <ErrorState title={roles.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton height="24rem" borderRadius="xl" />;
}

import { RoleDefaultsContext } from '@escale/auth';
import type { User } from '@escale/contracts';
import { ErrorState, Skeleton, Stack } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { useRightsOf } from '../api/rights-of';
import { PermissionEditor } from './permission-editor';
import { RoleNotice } from './role-notice';

const skeletonRows = [0, 1, 2, 3];

/**
 * Loads a user's permissions, then shows the editor. If the permissions cannot be loaded, shows an error and assumes no defaults
 * (readings, 'Calls').
 */
export function PermissionsTab(props: { user: User; unavailableReason: string | undefined }) {
  const { permissions } = useMessages();
  const { map, defaults, saved, version, isError, isFetching, retry } = useRightsOf(props.user);
  if (map !== undefined)
    return (
      <RoleDefaultsContext value={defaults}>
        <RoleNotice role={props.user.role} />
        <PermissionEditor {...props} saved={saved} version={version} />
      </RoleDefaultsContext>
    );
  if (isError) return <ErrorState title={permissions.loadFailed} onRetry={retry} retrying={isFetching} />;
  return (
    <Stack gap="4">
      {skeletonRows.map((row) => (
        <Skeleton key={row} height="8rem" borderRadius="xl" />
      ))}
    </Stack>
  );
}

import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@escale/design-system';
import { useUsers } from '../api/users';
import { BulkRights } from '../features/permissions/components/bulk-rights';
import { useMessages } from '../messages/catalogue';
import { useBulkRightsMessages } from '../messages/bulk-rights/catalogue';
import { useChosenUserIds } from '../shared/chosen-people';
import { FormFrame } from './form-frame';

function ChosenUsersRights() {
  const { list, run } = useMessages();
  const texts = useBulkRightsMessages();
  const ids = new Set(useChosenUserIds());
  const { data, isError, isFetching, refetch } = useUsers();
  if (data === undefined && isError)
    return <ErrorState title={list.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) return <Skeleton height="16rem" borderRadius="xl" />;
  const users = data.filter(({ id }) => ids.has(id));
  if (users.length === 0)
    return (
      <EmptyState
        icon="users"
        title={texts.nobody}
        description={texts.nobodyHint}
        actions={<ButtonLink to="/users">{run.toList}</ButtonLink>}
      />
    );
  return <BulkRights users={users} />;
}

/** /users/rights: sets the role or single rights of the users selected in the list. */
export function BulkRightsPage() {
  const { title } = useBulkRightsMessages();
  return (
    <FormFrame title={title}>
      <ChosenUsersRights />
    </FormFrame>
  );
}

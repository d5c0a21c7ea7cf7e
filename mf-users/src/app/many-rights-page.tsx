import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@escale/design-system';
import { useUsers } from '../api/users';
import { ManyRights } from '../features/permissions/components/many-rights';
import { useMessages } from '../messages/catalogue';
import { useManyMessages } from '../messages/many/catalogue';
import { useChosenUserIds } from '../shared/chosen-people';
import { FormFrame } from './form-frame';

function ChosenUsersRights() {
  const { list, run } = useMessages();
  const texts = useManyMessages();
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
  return <ManyRights users={users} />;
}

/** /users/rights: sets the role or single rights of the users selected in the list. */
export function ManyRightsPage() {
  const { title } = useManyMessages();
  return (
    <FormFrame title={title}>
      <ChosenUsersRights />
    </FormFrame>
  );
}

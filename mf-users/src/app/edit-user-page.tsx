import { EditableAvatar } from '@escale/user-ui';
import { isApiError } from '@escale/api-client';
import { ErrorState, Skeleton, Stack } from '@escale/design-system';
import { useParams } from 'react-router-dom';
import { useUser } from '../api/users';
import { EditUserForm } from '../features/user-form/components/edit-user-form';
import { useMessages } from '../messages/catalogue';
import { MissingUser } from '../shared/missing-user';
import { FormFrame } from './form-frame';

function EditUser({ userId }: { userId: string }) {
  const { shared } = useMessages();
  const { data: user, error, refetch, isFetching } = useUser(userId);
  if (isApiError(error) && error.kind === 'not-found') return <MissingUser />;
  if (user !== undefined) {
    const photo = (reason?: string) => <EditableAvatar user={user} size={72} unavailableReason={reason} />;
    return <EditUserForm user={user} photo={photo} />;
  }
  if (error !== null) {
    return <ErrorState title={shared.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Stack gap="5" aria-busy>
      <Skeleton height="11rem" />
      <Skeleton height="11rem" />
      <Skeleton height="14rem" />
    </Stack>
  );
}

/** Renders /users/{id}/edit (§2 'User form'). */
export function EditUserPage() {
  const { frame } = useMessages();
  const { userId = '' } = useParams();
  return (
    <FormFrame title={frame.editUser}>
      <EditUser key={userId} userId={userId} />
    </FormFrame>
  );
}

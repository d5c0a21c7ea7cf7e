import { actionLabel } from '@escale/user-ui/audit';
import { isApiError } from '@escale/api-client';
import { fullName, getDenialReason, type User } from '@escale/contracts';
import { ErrorState, useHasUnsavedWork } from '@escale/design-system';
import { LeaveGuard } from '@escale/design-system/dialog';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useIsBeingDeleted } from '../api/delete-user';
import { useUser } from '../api/users';
import { EditActions } from '../features/user-detail/components/edit-actions';
import { NeighbourLinks } from '../features/user-detail/components/neighbour-links';
import { UserActions } from '../features/user-detail/components/user-actions';
import { UserHeader } from '../features/user-detail/components/user-header';
import { UserHeaderSkeleton, UserSkeleton } from '../features/user-detail/components/user-skeleton';
import { useEditMode } from '../features/user-detail/model/use-edit-mode';
import { useMessages } from '../messages/catalogue';
import { ChangeNotice } from '../shared/change-notice';
import { readTrail } from '../shared/list-trail';
import { MissingUser } from '../shared/missing-user';
import { useActor } from '../shared/use-actor';
import { useLiveResource, type ForeignChange } from '../shared/use-live-resource';
import { UserFrame } from './user-frame';
import { usePrinting } from './use-printing';
import { UserTabs, useUserTabs } from './user-tabs';

/** /users/{id}: header and five tabs (§2 'User detail'). */
export function UserPage() {
  const { userId = '' } = useParams();
  return <UserDetailLoader key={userId} userId={userId} />;
}

/**
 * Returns the address of the list from which the page was opened, and links to the neighbours in that list. For a page opened by a
 * link, returns `/users` and no links.
 */
function useListOrigin(userId: string) {
  const { state, search } = useLocation() as { state: unknown; search: string };
  const trail = readTrail(state);
  return {
    listAddress: `/users${trail?.search ?? ''}`,
    neighbourLinks:
      trail === null ? undefined : <NeighbourLinks userId={userId} trail={trail} search={search} />,
  };
}

function UserDetailLoader({ userId }: { userId: string }) {
  const { detail, shared } = useMessages();
  const { data: user, error, isFetching, refetch } = useUser(userId);
  const { listAddress, neighbourLinks } = useListOrigin(userId);
  const foreignChange = useLiveResource(`users/${userId}`, ([root, id]) => root === 'users' && id === userId);
  // While this tab deletes the user, a 404 shows no notice: the live feed may report the deletion before the list opens.
  const deleting = useIsBeingDeleted(userId);
  const missing = !deleting && isApiError(error) && error.kind === 'not-found';
  if (user !== undefined && !missing) return <UserDetail user={user} foreign={foreignChange} />;
  return (
    <UserFrame
      listAddress={listAddress}
      actions={neighbourLinks}
      heading={error === null ? <UserHeaderSkeleton /> : undefined}
    >
      {missing && <MissingUser />}
      {error === null && <UserSkeleton label={detail.loading} />}
      {error !== null && !missing && (
        <ErrorState
          title={shared.loadFailed}
          description={detail.loadHint}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </UserFrame>
  );
}

function UserDetail({ user, foreign: foreignChange }: { user: User; foreign: ForeignChange }) {
  const { detail, shared } = useMessages();
  const actor = useActor();
  const { listAddress, neighbourLinks } = useListOrigin(user.id);
  const denied = getDenialReason('edit', actor, user);
  const reason = denied === null ? undefined : shared.reasons[denied];
  const reasonUnlessOwn = user.id === actor.id ? undefined : reason;
  const { editing, resetKey, begin, finish, cancel } = useEditMode(denied === null);
  const { tab, setTab, contributed } = useUserTabs();
  const unsaved = useHasUnsavedWork();
  const [generalUnsaved, setGeneralUnsaved] = useState(false);

  const handleEdit = () => {
    if (tab !== 'general') setTab('general');
    begin();
  };

  const { printing, print } = usePrinting(user);

  const actions = editing ? (
    <EditActions onCancel={cancel} />
  ) : (
    <UserActions
      user={user}
      unavailableReason={reason}
      onEdit={handleEdit}
      onPrint={print}
      listAddress={listAddress}
    />
  );

  return (
    <UserFrame
      name={fullName(user)}
      listAddress={listAddress}
      actions={neighbourLinks}
      heading={<UserHeader user={user} editing={editing} avatarReason={reasonUnlessOwn} actions={actions} />}
    >
      <ChangeNotice
        {...foreignChange}
        text={({ action }, author, time) => detail.changed(actionLabel(action), author, time)}
      />
      <UserTabs
        user={user}
        tab={tab}
        onTab={setTab}
        contributed={contributed}
        editing={editing}
        resetKey={resetKey}
        onSaved={finish}
        onGeneralUnsaved={setGeneralUnsaved}
        // Saving preferences ends edit mode, unless that would discard unsaved changes of the
        // general tab.
        onPreferencesSaved={() => generalUnsaved || finish()}
        unavailableReason={reason}
        reasonUnlessOwn={reasonUnlessOwn}
      />
      <LeaveGuard unsaved={unsaved} />
      {printing}
    </UserFrame>
  );
}

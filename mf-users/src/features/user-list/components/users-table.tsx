import { serverNow } from '@escale/api-client';
import { useCurrentUser } from '@escale/auth';
import { fullName, isFlagEffective, type User } from '@escale/contracts';
import { Stack, useNow, usePageNavigate } from '@escale/design-system';
import { DataTable } from '@escale/design-system/data-table';
import { useVocabulary } from '@escale/i18n';
import { useMemo } from 'react';
import { useResendInvitation } from '../../../api/resend-invitation';
import { useMessages } from '../../../messages/catalogue';
import { useCreatedUserId } from '../../../shared/created-user';
import { useActor } from '../../../shared/use-actor';
import { useToggleStatus } from '../api/toggle-status';
import { ListActionsContext } from '../model/list-actions';
import { useBulk } from '../model/use-bulk';
import { matchesQuickFilter, quickFilters, type QuickFilter } from '../model/quick-filters';
import { filterUsers, type FilterState } from '../model/use-list-filters';
import type { ListedUsers } from '../model/use-listed-users';
import { useOpenUser } from '../model/use-open-user';
import { useRowActions } from '../model/use-row-actions';
import { useUserColumns } from '../model/use-user-columns';
import { BulkDialog } from './bulk-dialog';
import { BulkFailures } from './bulk-failures';
import { DeleteDialog } from '../../../shared/delete-dialog';
import { SavedViews } from './saved-views';
import { UserFilters } from './user-filters';

const idOfUser = (user: User) => user.id;

/** Interval at which the filters by date of the last sign-in are evaluated again. */
const filterUpdateMs = 60 * 60_000;

export interface UsersTableProps {
  listedUsers: ListedUsers;
  filter: FilterState;
}

/** Renders the table of users with all its actions (§2, §4). */
export function UsersTable({ listedUsers, filter }: UsersTableProps) {
  const { users, pendingStatuses, loaded, status, updatedAt, retry } = listedUsers;
  const { list, invite, shared } = useMessages();
  const vocabulary = useVocabulary();
  const navigate = usePageNavigate();
  const actor = useActor();
  const currentUser = useCurrentUser();
  const mayInvite = isFlagEffective(actor.permissions.users, 'write');
  const { mutate: toggle } = useToggleStatus();
  const { mutate: resendInvitation } = useResendInvitation();
  const { filters } = filter;
  const createdId = useCreatedUserId();
  const now = useNow(filterUpdateMs, serverNow);
  const shown = useMemo(() => filterUsers(users, filters, now), [users, filters, now]);
  const counts = useMemo(() => (loaded ? quickFilterCounts(users, now) : undefined), [loaded, users, now]);
  const columns = useUserColumns();
  const bulk = useBulk(shown, actor);
  const openUser = useOpenUser();
  const rowActions = useMemo(
    () => ({
      openUser,
      resendInvitation,
      toggleStatus: (user: User) =>
        toggle({ user, status: user.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE' }),
    }),
    [openUser, toggle, resendInvitation],
  );
  const listActions = useMemo(
    () => ({ actor, pendingStatuses, createdId, ...rowActions }),
    [actor, pendingStatuses, createdId, rowActions],
  );
  const rows = useRowActions(actor, rowActions);

  const filterText = [
    filters.role !== '' && list.filters.printed(list.filters.role, vocabulary.shortRoles[filters.role]),
    filters.status !== '' && list.filters.printed(list.filters.status, vocabulary.statuses[filters.status]),
    filters.question !== '' && list.filters.questions[filters.question],
  ].filter((text) => text !== false);

  return (
    <ListActionsContext value={listActions}>
      <Stack gap="4">
        {bulk.failed !== null && <BulkFailures failed={bulk.failed} onClose={bulk.dismissFailed} />}
        <DataTable
          id="users"
          title={list.tableTitle}
          searchLabel={list.searchLabel}
          preferencesOwner={actor.id}
          rows={shown}
          totalRows={users.length}
          columns={columns}
          rowId={idOfUser}
          rowName={fullName}
          status={status}
          updatedAt={updatedAt}
          failedText={list.loadFailed}
          onRetry={retry}
          selection={bulk.selection}
          selectionLabel={list.bulk.selected}
          bulkActions={bulk.tableActions}
          rowActions={rows.rowActions}
          addAction={{
            onRun: () => void navigate('/users/add'),
            ...(!mayInvite && { unavailableReason: shared.reasons.write }),
          }}
          {...(mayInvite && { addLink: { to: '/users/invite', label: invite.link, icon: 'mail' as const } })}
          filters={<UserFilters filter={filter} counts={counts} views={<SavedViews owner={actor.id} />} />}
          {...(filterText.length > 0 && { filterText: list.filters.together(filterText) })}
          onClearFilters={filter.clear}
          noneText={list.none}
          printedBy={fullName(currentUser)}
          fillWindow
          {...(createdId !== undefined && { revealedRow: createdId })}
          initialSort={{ column: 'user', direction: 'asc' }}
        />
      </Stack>
      <BulkDialog {...bulk.dialog} />
      <DeleteDialog {...rows.dialog} />
    </ListActionsContext>
  );
}

function quickFilterCounts(users: readonly User[], now: number): Record<QuickFilter, number> {
  const countOf = (question: QuickFilter) =>
    users.filter((user) => matchesQuickFilter(question, user, now)).length;
  return Object.fromEntries(quickFilters.map((question) => [question, countOf(question)])) as Record<
    QuickFilter,
    number
  >;
}

import { serverNow } from '@escale/api-client';
import { useCurrentUser } from '@escale/auth';
import { fullName, type ActiveSession, type PolicyActor } from '@escale/contracts';
import { Button, Stack, Text, useNow } from '@escale/design-system';
import { DataTable, type RowAction } from '@escale/design-system/data-table';
import { useVocabulary } from '@escale/i18n';
import { useCallback, useMemo, useState } from 'react';
import { useForceLogout } from '../../../force-logout/use-force-logout';
import { useMessages } from '../../../messages/catalogue';
import { filterSessions, useSessionFilters } from '../model/session-filters';
import { unavailableReason } from '../model/session-rules';
import type { useActiveSessions } from '../model/use-active-sessions';
import { useSessionColumns } from '../model/use-session-columns';
import { CloseDialog } from './close-dialog';
import { SessionFiltersBar } from './session-filters-bar';

export interface SessionsTableProps {
  active: ReturnType<typeof useActiveSessions>;
  actor: PolicyActor;
}

const rowId = ({ id }: ActiveSession) => id;
const rowName = ({ user }: ActiveSession) => fullName(user);

/** Lists the active sessions, with actions that close one session or all sessions of its owner. */
export function SessionsTable({ active, actor }: SessionsTableProps) {
  const { sessions: texts } = useMessages();
  const { shortRoles } = useVocabulary();
  const { forceLogout, isOwn, texts: logoutTexts } = useForceLogout();
  const { filters, setRole, setUse, clear } = useSessionFilters();
  const { fullName: fullNameOfActor } = useCurrentUser();
  const now = useNow(30_000, serverNow);
  const [closing, setClosing] = useState<{ open: boolean; session: ActiveSession | null }>({
    open: false,
    session: null,
  });
  const columns = useSessionColumns(actor);
  const rows = useMemo(() => filterSessions(active.sessions, filters, now), [active.sessions, filters, now]);

  const rowActions = useCallback(
    (session: ActiveSession): RowAction<ActiveSession>[] => [
      {
        id: 'close',
        label: texts.close,
        icon: 'close',
        tone: 'danger',
        unavailableReason: unavailableReason(session, actor, texts),
        onRun: () => setClosing({ open: true, session }),
      },
      {
        id: 'close-all',
        label: texts.closeAll,
        icon: 'log-out',
        tone: 'danger',
        unavailableReason: isOwn(session.user.id) ? logoutTexts.ownAccount : undefined,
        onRun: () => forceLogout(session.user.id),
      },
    ],
    [texts, logoutTexts, actor, isOwn, forceLogout],
  );

  const filterText = [
    filters.role !== '' && texts.filters.applied(texts.filters.role, shortRoles[filters.role]),
    filters.use !== '' && texts.filters.applied(texts.filters.use, texts.filters.uses[filters.use]),
  ].filter((text) => text !== false);

  return (
    <Stack gap="3">
      <DataTable
        id="active-sessions"
        title={texts.title}
        searchLabel={texts.search}
        noneText={texts.none}
        printedBy={fullNameOfActor}
        preferencesOwner={actor.id}
        rows={rows}
        totalRows={active.total ?? 0}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        status={active.status}
        updatedAt={active.updatedAt}
        onRetry={active.refetch}
        initialSort={{ column: 'lastSeenAt', direction: 'desc' }}
        rowActions={rowActions}
        filters={<SessionFiltersBar filters={filters} setRole={setRole} setUse={setUse} />}
        onClearFilters={clear}
        filterText={texts.filters.together(filterText) || undefined}
        emptyDescription={texts.empty}
        fillWindow={!active.hasMore}
      />
      {active.hasMore && active.total !== null && (
        <Stack direction="row" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
          <Text tone="muted" fontSize="sm" role="status">
            {texts.shownOf(active.sessions.length, active.total)}
          </Text>
          <Button loading={active.isFetching} onClick={active.showMore}>
            {texts.showMore}
          </Button>
        </Stack>
      )}
      <CloseDialog {...closing} onClose={() => setClosing((before) => ({ ...before, open: false }))} />
    </Stack>
  );
}

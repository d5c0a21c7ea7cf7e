import { serverNow } from '@escale/api-client';
import { useDeviceName } from '@escale/user-ui/device';
import { useCurrentUser, useSessionActions } from '@escale/auth';
import type { User, UserSession } from '@escale/contracts';
import {
  EmptyState,
  ErrorState,
  notify,
  Section,
  Skeleton,
  Stack,
  styled,
  useNow,
} from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useDeleteSession, useSessions } from '../../../api/sessions';
import { SessionRow } from './session-row';

export interface SessionListProps {
  user: User;
  /** Why no session can be deleted. */
  unavailableReason: string | undefined;
}

interface NamedSession {
  session: UserSession;
  name: string;
  /** Browser and system in words. */
  device: string;
  /** True for the session of this browser: deleting it signs the current user out. */
  isCurrent: boolean;
}

const minuteMs = 60_000;

const List = styled('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });

/** Renders the sessions of a user: the first is 'Session actuelle', the others 'Session N' (§4 'Sessions list'). */
export function SessionList({ user, unavailableReason }: SessionListProps) {
  const { security } = useMessages();
  const locale = useLocale();
  const deviceName = useDeviceName();
  const own = useCurrentUser().id === user.id;
  const { signOut } = useSessionActions();
  const sessions = useSessions(user.id);
  const remove = useDeleteSession(user.id);
  const [asked, setAsked] = useState<NamedSession | null>(null);
  const now = new Date(useNow(minuteMs, serverNow));
  const named = sessions.data?.map((session, index): NamedSession => ({
    session,
    name: index === 0 ? security.currentSession : security.session(index + 1),
    device: deviceName(session.userAgent),
    isCurrent: session.current ?? (own && index === 0),
  }));

  const handleDelete = async () => {
    if (asked === null) return;
    try {
      await remove.mutateAsync(asked.session.id);
    } catch {
      return; // The mutation has reported the error.
    }
    notify.success(security.deleted);
    if (asked.isCurrent) await signOut();
  };

  return (
    <Section title={security.sessionsTitle} gap="2">
      {named === undefined && sessions.isError && (
        <ErrorState
          title={security.sessionsLoadFailed}
          headingLevel="h3"
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        />
      )}
      {named === undefined && !sessions.isError && (
        <Stack gap="3" role="status" aria-label={security.sessionsLoading}>
          <Skeleton height="14" />
          <Skeleton height="14" />
        </Stack>
      )}
      {named?.length === 0 && (
        <EmptyState
          icon="monitor"
          headingLevel="h3"
          title={security.noSession}
          description={security.noSessionHint}
        />
      )}
      {named !== undefined && named.length > 0 && (
        <List aria-label={security.sessionsTitle}>
          {named.map((one) => (
            <SessionRow
              key={one.session.id}
              session={one.session}
              name={one.name}
              device={one.device}
              isCurrent={one.isCurrent}
              now={now}
              unavailableReason={unavailableReason}
              onDelete={() => setAsked(one)}
            />
          ))}
        </List>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={security.deleteTitle}
        tone="danger"
        confirmLabel={security.deleteTitle}
        onConfirm={handleDelete}
        onClose={() => setAsked(null)}
      >
        {asked !== null && (
          <>
            <p>{security.deleteQuestion(asked.device, formatDateTime(asked.session.createdAt, locale))}</p>
            <p>{asked.isCurrent ? security.deleteOwn : security.deleteOther}</p>
          </>
        )}
      </ConfirmDialog>
    </Section>
  );
}

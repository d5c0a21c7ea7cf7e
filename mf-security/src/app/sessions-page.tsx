import { useSessionsActor, type SessionsActor } from '@escale/user-ui/sessions';
import { paths } from '@escale/contracts';
import { Badge, Button, EmptyState, ModulePageFrame, PageSpinner } from '@escale/design-system';
import { AdminsOnly } from '../features/access/admins-only';
import { SessionsTable } from '../features/sessions/components/sessions-table';
import { useActiveSessions } from '../features/sessions/model/use-active-sessions';
import { useMessages } from '../messages/catalogue';

/**
 * Renders /security/sessions with the active sessions of all users. The module guard and the admin check run first, as for the
 * dashboard.
 */
export function SessionsPage() {
  return (
    <AdminsOnly>
      <SessionsGuard />
    </AdminsOnly>
  );
}

function SessionsGuard() {
  const { sessions } = useMessages();
  const { status, actor, maySee } = useSessionsActor();
  if (status === 'pending') return <PageSpinner />;
  if (maySee) return <SessionsContent actor={actor} />;
  return (
    <ModulePageFrame title={sessions.title} modulesPath={paths.modules} back={null}>
      <EmptyState icon="lock" title={sessions.denied} description={sessions.deniedText} />
    </ModulePageFrame>
  );
}

function SessionsContent({ actor }: Pick<SessionsActor, 'actor'>) {
  const { title, sessions, refresh } = useMessages();
  const active = useActiveSessions();
  const { isMissing, isFetching, refetch, total } = active;
  return (
    <ModulePageFrame
      title={sessions.title}
      description={sessions.description}
      wide
      modulesPath={paths.modules}
      parents={[{ label: title, to: '/security' }]}
      back={{ to: '/security', label: sessions.back }}
      badge={total !== null && <Badge>{sessions.count(total)}</Badge>}
      actions={
        !isMissing && (
          <Button icon="refresh" loading={isFetching} onClick={refetch}>
            {refresh}
          </Button>
        )
      }
    >
      {isMissing ? (
        <EmptyState icon="monitor" title={sessions.missing} description={sessions.missingText} />
      ) : (
        <SessionsTable active={active} actor={actor} />
      )}
    </ModulePageFrame>
  );
}

import { useSession } from '@escale/auth';
import type { ModuleDescriptor, ModuleRight, ModuleRoute } from '@escale/contracts';
import { PageSpinner } from '@escale/design-system';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AnonymousOnly } from '../features/access/anonymous-only';
import { ModuleGuard } from '../features/access/module-guard';
import { RequireSession } from '../features/access/require-session';
import { RegistryDownScreen, StartScreen } from '../features/access/start-screen';
import { recordUse } from '../features/home/last-used';
import { matchRoute } from '../modules/registry/match-route';
import { OverrideBanner } from '../features/platform/override-banner';
import { leaveOverride } from '../modules/registry/override';
import { useDescriptors, useOverride, useRegistry, useRuntimeConfig } from '../modules/registry/use-registry';
import { RegistryNotice } from '../features/platform/registry-notice';
import { AuthDialog } from './auth-dialog';
import { Frame } from './frame';
import { HomePage } from './home-page';
import { ModulePage } from './module-page';
import { NotFoundPage } from './not-found-page';

const StatusPage = lazy(() => import('./status-page').then((module) => ({ default: module.StatusPage })));

function Notices() {
  const { override, allowed } = useOverride();
  const { data: registry } = useRegistry();
  return (
    <>
      {override !== null && allowed !== null && (
        <OverrideBanner {...override} active={allowed} onLeave={leaveOverride} />
      )}
      {registry?.remembered && <RegistryNotice />}
    </>
  );
}

function Guarded({ children }: { children: ReactNode }) {
  return (
    <RequireSession
      dialog={(kind, onUnavailable) => <AuthDialog kind={kind} onUnavailable={onUnavailable} />}
    >
      <Frame>
        <Notices />
        {children}
      </Frame>
    </RequireSession>
  );
}

function GuardedModule({ descriptor, demanded }: { descriptor: ModuleDescriptor; demanded: ModuleRight }) {
  const config = useRuntimeConfig();
  const userId = useSession().user?.id;
  const { id } = descriptor;
  useEffect(() => {
    if (userId !== undefined) recordUse(userId, id);
  }, [userId, id]);
  return (
    <ModuleGuard
      descriptor={descriptor}
      demanded={demanded}
      showDenial={config.data?.showAccessDenied ?? true}
    >
      <ModulePage descriptor={descriptor} />
    </ModuleGuard>
  );
}

function ModuleRouteView({ descriptor, route }: { descriptor: ModuleDescriptor; route: ModuleRoute }) {
  const page = <ModulePage descriptor={descriptor} />;
  switch (route.access) {
    case 'public':
      return page;
    case 'anonymous':
      return <AnonymousOnly>{page}</AnonymousOnly>;
    case 'signed-in':
      return <Guarded>{page}</Guarded>;
    default:
      return (
        <Guarded>
          <GuardedModule descriptor={descriptor} demanded={route.access} />
        </Guarded>
      );
  }
}

/** The page of the current address, behind the access that its route requires (§2 'Route table'). */
export function RouteView() {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const descriptors = useDescriptors();
  const config = useRuntimeConfig();
  const { override } = useOverride();
  if (registry.data === undefined) {
    if (registry.isPending || registry.isFetching) return <StartScreen />;
    return <RegistryDownScreen onRetry={() => void registry.refetch()} />;
  }
  if (override !== null && config.data === undefined && !config.isError) return <StartScreen />;
  const match = matchRoute(pathname, descriptors);
  if (match.kind === 'module') return <ModuleRouteView descriptor={match.descriptor} route={match.route} />;
  if (match.kind === 'not-found') {
    return (
      <Frame>
        <NotFoundPage />
      </Frame>
    );
  }
  if (match.kind === 'status') {
    return (
      <Guarded>
        <Suspense fallback={<PageSpinner />}>
          <StatusPage registry={registry.data} />
        </Suspense>
      </Guarded>
    );
  }
  return (
    <Guarded>
      <HomePage descriptors={descriptors} />
    </Guarded>
  );
}

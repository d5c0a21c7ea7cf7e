import { useSession } from '@escale/auth';
import type { ModuleDescriptor, ModuleRoute } from '@escale/contracts';
import { PageSpinner } from '@escale/design-system';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AnonymousOnly } from '../features/access/anonymous-only';
import { ModuleGuard } from '../features/access/module-guard';
import { RequireSession } from '../features/access/require-session';
import { RegistryDownScreen, StartScreen } from '../features/access/start-screen';
import { PageBoundary } from '../features/crash/page-boundary';
import { recordUse } from '../features/home/last-used';
import { useModuleLoader } from '../modules/module-loader-context';
import { matchRoute, type RouteMatch } from '../modules/registry/match-route';
import type { Registry } from '../modules/registry/registry';
import { leaveOverride } from '../modules/registry/override';
import { useDescriptors, useOverride, useRegistry, useRuntimeConfig } from '../modules/registry/use-registry';
import { RegistryNotice } from '../features/platform/registry-notice';
import { AuthDialog } from './auth-dialog';
import { Frame } from './frame';
import { HomePage } from './home-page';
import { ModulePage } from './module-page';
import { NotFoundPage } from './not-found-page';

const StatusPage = lazy(() => import('./status-page').then((module) => ({ default: module.StatusPage })));

/** Without its banner, a replaced module is not shown either: a failure to load it goes to the boundary. */
const OverrideBanner = lazy(async () => ({
  default: (await import('../features/platform/late')).OverrideBanner,
}));

function Notices() {
  const { override, allowed } = useOverride();
  const { data: registry } = useRegistry();
  return (
    <>
      {override !== null && allowed !== null && (
        <Suspense>
          <OverrideBanner {...override} active={allowed} onLeave={leaveOverride} />
        </Suspense>
      )}
      {registry?.remembered && <RegistryNotice />}
    </>
  );
}

function Contained({ page, children }: { page: string; children: ReactNode }) {
  const { assets, reportAttributed } = useModuleLoader();
  const isOfModule = (error: unknown) => assets.moduleOfError(error) !== null;
  return (
    <PageBoundary page={page} isOfModule={isOfModule} onError={reportAttributed}>
      {children}
    </PageBoundary>
  );
}

function Guarded({ page, children }: { page: string; children: ReactNode }) {
  return (
    <RequireSession
      dialog={(kind, onUnavailable) => <AuthDialog kind={kind} onUnavailable={onUnavailable} />}
    >
      <Frame>
        <Notices />
        <Contained page={page}>{children}</Contained>
      </Frame>
    </RequireSession>
  );
}

function GuardedModule({ descriptor, demanded }: { descriptor: ModuleDescriptor; demanded: string }) {
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
      return <Guarded page={descriptor.id}>{page}</Guarded>;
    default:
      return (
        <Guarded page={`${descriptor.id} by right`}>
          <GuardedModule descriptor={descriptor} demanded={route.access} />
        </Guarded>
      );
  }
}

function View({ match, registry }: { match: RouteMatch; registry: Registry }) {
  const descriptors = useDescriptors();
  switch (match.kind) {
    case 'module':
      return <ModuleRouteView descriptor={match.descriptor} route={match.route} />;
    case 'not-found':
      return (
        <Frame>
          <NotFoundPage />
        </Frame>
      );
    case 'status':
      return (
        <Guarded page={match.kind}>
          <Suspense fallback={<PageSpinner />}>
            <StatusPage registry={registry} />
          </Suspense>
        </Guarded>
      );
    case 'home':
      return (
        <Guarded page={match.kind}>
          <HomePage descriptors={descriptors} />
        </Guarded>
      );
  }
}

/** What stays mounted from one address to the next has one name. */
function frameOf(match: RouteMatch): string {
  if (match.kind !== 'module') return match.kind === 'not-found' ? match.kind : 'shell';
  const { access } = match.route;
  return access === 'public' || access === 'anonymous' ? `${match.descriptor.id} ${access}` : 'module';
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
  return (
    <Contained page={frameOf(match)}>
      <View match={match} registry={registry.data} />
    </Contained>
  );
}

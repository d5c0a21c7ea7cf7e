import { useSession } from '@escale/auth';
import type { ModuleDescriptor, ModuleRoute } from '@escale/contracts';
import { PageSpinner } from '@escale/design-system';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AnonymousOnly } from '../features/session/anonymous-only';
import { ModuleGuard } from '../features/session/module-guard';
import { HomeStart } from '../features/home/home-start';
import { RequireSession } from '../features/session/require-session';
import { RegistryDownScreen, StartScreen } from '../features/session/start-screen';
import { useBackBlock } from '../features/history/use-back-block';
import { recordUse } from '../features/home/last-used';
import { matchRoute, type RouteMatch } from '../modules/registry/match-route';
import type { Registry } from '../modules/registry/registry';
import { useDescriptors, useOverride, useRegistry, useRuntimeConfig } from '../modules/use-registry';
import { RegistryNotice } from '../features/notices/registry-notice';
import { AuthDialog } from './auth-dialog';
import { Frame } from './frame/frame';
import { ContainedPage, FramedPage } from './frame/framed-page';
import { loadTools } from './frame/load-tools';
import { ModulePage } from './outlet/module-page';
import { Part } from '../features/crash/part';
import { shellPage } from './pages/shell-page';

const HomePage = shellPage(async () => (await loadTools()).HomePage);
const AccessibilityPage = shellPage(
  async () => (await import('./pages/accessibility-page')).AccessibilityPage,
);
const NotFoundPage = shellPage(async () => (await import('./pages/not-found-page')).NotFoundPage);
const StatusPage = shellPage(async () => (await import('./pages/status-page')).StatusPage);

/** Not an `optionalPart`, so that a failure to load the banner reaches the surrounding `Part`, which reports it. */
const OverrideNotice = lazy(async () => ({
  default: (await import('./frame/override-notice')).OverrideNotice,
}));

const startScreen = <StartScreen home={<HomeStart />} />;

function PageNotices() {
  const { override, state } = useOverride();
  const { data: registry } = useRegistry();
  return (
    <>
      {override !== null && state !== null && (
        <Suspense>
          <OverrideNotice override={override} state={state} />
        </Suspense>
      )}
      {registry?.isStoredCopy && <RegistryNotice />}
    </>
  );
}

function GuardedPage({ page, children }: { page: string; children: ReactNode }) {
  return (
    <RequireSession
      waiting={startScreen}
      dialog={(kind, onUnavailable) => <AuthDialog kind={kind} onUnavailable={onUnavailable} />}
    >
      <Frame>
        <Part>
          <PageNotices />
        </Part>
        <FramedPage page={page}>{children}</FramedPage>
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

/** The page that an address shows. The frame stays mounted while pages with the same frame replace each other. */
interface ShownPage {
  frame: 'none' | 'guarded' | 'open';
  page: string;
  content: ReactNode;
}

function modulePageToShow(descriptor: ModuleDescriptor, { access }: ModuleRoute): ShownPage {
  const content = <ModulePage descriptor={descriptor} />;
  switch (access) {
    case 'public':
      return { frame: 'none', page: `${descriptor.id} public`, content };
    case 'anonymous':
      return {
        frame: 'none',
        page: `${descriptor.id} anonymous`,
        content: <AnonymousOnly>{content}</AnonymousOnly>,
      };
    case 'signed-in':
      return { frame: 'guarded', page: descriptor.id, content };
    default:
      return {
        frame: 'guarded',
        page: `${descriptor.id} by right`,
        content: <GuardedModule descriptor={descriptor} demanded={access} />,
      };
  }
}

const withSpinnerFallback = (content: ReactNode) => <Suspense fallback={<PageSpinner />}>{content}</Suspense>;

function pageToShow(
  match: RouteMatch,
  registry: Registry,
  descriptors: readonly ModuleDescriptor[],
): ShownPage {
  switch (match.kind) {
    case 'module':
      return modulePageToShow(match.descriptor, match.route);
    case 'not-found':
      return {
        frame: 'open',
        page: match.kind,
        content: withSpinnerFallback(<NotFoundPage />),
      };
    case 'accessibility':
      return { frame: 'open', page: match.kind, content: withSpinnerFallback(<AccessibilityPage />) };
    case 'status':
      return {
        frame: 'guarded',
        page: match.kind,
        content: withSpinnerFallback(<StatusPage registry={registry} />),
      };
    case 'home':
      return {
        frame: 'guarded',
        page: match.kind,
        content: (
          <Suspense fallback={<HomeStart />}>
            <HomePage descriptors={descriptors} />
          </Suspense>
        ),
      };
  }
}

function PageInFrame({ frame, page, content }: ShownPage) {
  switch (frame) {
    case 'none':
      return content;
    case 'guarded':
      return <GuardedPage page={page}>{content}</GuardedPage>;
    case 'open':
      return (
        <Frame>
          <FramedPage page={page}>{content}</FramedPage>
        </Frame>
      );
  }
}

/** Renders the page of the current address if the visitor has the access that its route requires (§2 'Route table'). */
export function RouteView() {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const descriptors = useDescriptors();
  const config = useRuntimeConfig();
  const { override } = useOverride();
  useBackBlock();
  if (registry.data === undefined) {
    if (registry.isPending || registry.isFetching) return startScreen;
    return <RegistryDownScreen onRetry={() => void registry.refetch()} />;
  }
  if (override !== null && config.data === undefined && !config.isError) return startScreen;
  const view = pageToShow(matchRoute(pathname, descriptors), registry.data, descriptors);
  return (
    <ContainedPage page={view.frame === 'none' ? view.page : view.frame}>
      <PageInFrame {...view} />
    </ContainedPage>
  );
}

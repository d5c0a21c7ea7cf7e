import type { ModuleDescriptor, ModuleRight, ModuleRoute } from '@escale/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AnonymousOnly } from '../features/access/anonymous-only';
import { ModuleGuard } from '../features/access/module-guard';
import { RequireSession } from '../features/access/require-session';
import { RegistryDownScreen, StartScreen } from '../features/access/start-screen';
import { AppFrame } from '../features/frame/app-frame';
import { findPlace } from '../modules/places';
import { OverrideBanner } from '../modules/override-banner';
import { askedOverride } from '../modules/override';
import { platformClient } from '../modules/platform-client';
import { useDescriptors, useRegistry } from '../modules/registry';
import { RegistryNotice } from '../modules/registry-notice';
import { runtimeConfigQueryOptions } from '../modules/runtime-config';
import { HomePage } from './home-page';
import { ModulePage } from './module-page';
import { NotFoundPage } from './not-found-page';

const StatePage = lazy(() => import('./state-page').then((module) => ({ default: module.StatePage })));

function Guarded({ children }: { children: ReactNode }) {
  return (
    <RequireSession>
      <AppFrame>
        <OverrideBanner />
        <RegistryNotice />
        {children}
      </AppFrame>
    </RequireSession>
  );
}

function GuardedModule({ descriptor, demanded }: { descriptor: ModuleDescriptor; demanded: ModuleRight }) {
  const config = useQuery(runtimeConfigQueryOptions(), platformClient);
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

function ModulePlace({ descriptor, route }: { descriptor: ModuleDescriptor; route: ModuleRoute }) {
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

/** What stands at the address in view, behind the access that it demands (§2 'Route table'). */
export function PlaceView() {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const descriptors = useDescriptors();
  const config = useQuery(runtimeConfigQueryOptions(), platformClient);
  if (registry.data === undefined) {
    if (registry.isPending || registry.isFetching) return <StartScreen />;
    return <RegistryDownScreen onRetry={() => void registry.refetch()} />;
  }
  if (askedOverride !== null && config.data === undefined && !config.isError) return <StartScreen />;
  const place = findPlace(pathname, descriptors);
  if (place.kind === 'module') return <ModulePlace descriptor={place.descriptor} route={place.route} />;
  if (place.kind === 'nowhere') {
    return (
      <AppFrame>
        <NotFoundPage />
      </AppFrame>
    );
  }
  if (place.kind === 'state') {
    return (
      <Guarded>
        <Suspense fallback={<StartScreen />}>
          <StatePage registry={registry.data} />
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

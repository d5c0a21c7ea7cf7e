import { paths, type ModuleDescriptor, type ModuleRoute } from '@escale/contracts';
import { matchRoutes } from 'react-router-dom';

/** The page at an address. */
export type RouteMatch =
  | { kind: 'home' }
  | { kind: 'status' }
  | { kind: 'accessibility' }
  | { kind: 'module'; descriptor: ModuleDescriptor; route: ModuleRoute }
  | { kind: 'not-found' };

const toRoute = (path: string, handle: RouteMatch) => ({ path, handle });

const shellRoutes: readonly ReturnType<typeof toRoute>[] = [
  toRoute(paths.modules, { kind: 'home' }),
  toRoute(paths.modulesState, { kind: 'status' }),
  toRoute(paths.accessibility, { kind: 'accessibility' }),
];

/** Returns the page at an address, from the routes of all descriptors (§2 'Route table'). */
export function matchRoute(pathname: string, descriptors: readonly ModuleDescriptor[]): RouteMatch {
  const modulePages = descriptors.flatMap((descriptor) =>
    descriptor.routes.map((route) => toRoute(route.path, { kind: 'module', descriptor, route })),
  );
  return matchRoutes([...shellRoutes, ...modulePages], pathname)?.[0]?.route.handle ?? { kind: 'not-found' };
}

import { paths, type ModuleDescriptor, type ModuleRoute } from '@escale/contracts';
import { matchRoutes } from 'react-router-dom';

/** The page of an address. */
export type RouteMatch =
  | { kind: 'home' }
  | { kind: 'status' }
  | { kind: 'accessibility' }
  | { kind: 'module'; descriptor: ModuleDescriptor; route: ModuleRoute }
  | { kind: 'not-found' };

const page = (path: string, handle: RouteMatch) => ({ path, handle });

const shellPages: readonly ReturnType<typeof page>[] = [
  page(paths.modules, { kind: 'home' }),
  page(paths.modulesState, { kind: 'status' }),
  page(paths.accessibility, { kind: 'accessibility' }),
];

/** Returns the page of an address, by the routes of all descriptors (§2 'Route table'). */
export function matchRoute(pathname: string, descriptors: readonly ModuleDescriptor[]): RouteMatch {
  const modulePages = descriptors.flatMap((descriptor) =>
    descriptor.routes.map((route) => page(route.path, { kind: 'module', descriptor, route })),
  );
  return matchRoutes([...shellPages, ...modulePages], pathname)?.[0]?.route.handle ?? { kind: 'not-found' };
}

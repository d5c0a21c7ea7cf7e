import { paths, type ModuleDescriptor, type ModuleRoute } from '@escale/contracts';
import { matchPath } from 'react-router-dom';

/** The page of an address. */
export type RouteMatch =
  | { kind: 'home' }
  | { kind: 'status' }
  | { kind: 'accessibility' }
  | { kind: 'module'; descriptor: ModuleDescriptor; route: ModuleRoute }
  | { kind: 'not-found' };

/** A static segment counts more than a parameter, so /users/add is never taken for a user's id. */
const specificity = (route: ModuleRoute) =>
  route.path.split('/').reduce((sum, segment) => sum + (segment.startsWith(':') ? 1 : 2), 0);

/** Returns the page of an address, by the routes of all descriptors (§2 'Route table'). */
export function matchRoute(pathname: string, descriptors: readonly ModuleDescriptor[]): RouteMatch {
  if (matchPath(paths.modules, pathname)) return { kind: 'home' };
  if (matchPath(paths.modulesState, pathname)) return { kind: 'status' };
  if (matchPath(paths.accessibility, pathname)) return { kind: 'accessibility' };
  const [best] = descriptors
    .flatMap((descriptor) => descriptor.routes.map((route) => ({ descriptor, route })))
    .filter(({ route }) => matchPath(route.path, pathname) !== null)
    .sort((a, b) => specificity(b.route) - specificity(a.route));
  return best ? { kind: 'module', ...best } : { kind: 'not-found' };
}

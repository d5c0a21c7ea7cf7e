import type { ModuleManifest } from './module-descriptor';
import { paths } from './paths';

/** Pages of the platform, and the module that serves each; `null`: the shell itself. */
const platformPages: readonly { path: string; servedBy: string | null }[] = [
  { path: paths.root, servedBy: null },
  { path: paths.modules, servedBy: null },
  { path: paths.modulesState, servedBy: null },
  { path: paths.login, servedBy: 'auth' },
  { path: paths.otpVerification, servedBy: 'auth' },
  { path: paths.forgotPassword, servedBy: 'auth' },
  { path: paths.resetPassword, servedBy: 'auth' },
  { path: paths.confirmEmail, servedBy: 'auth' },
  { path: paths.profile, servedBy: 'users' },
];

const segmentsOf = (route: string) => route.toLowerCase().split('/').filter(Boolean);
const isParameter = (segment: string) => segment.includes(':');

/**
 * True when some address matches both routes. Compares as the router does: case and slashes at either end do not count,
 * a parameter matches any segment. Slashes in the middle are folded too.
 */
export function routesOverlap(one: string, other: string): boolean {
  const [first, second] = [segmentsOf(one), segmentsOf(other)];
  return (
    first.length === second.length &&
    first.every((segment, index) => {
      const opposite = second[index] ?? '';
      return segment === opposite || isParameter(segment) || isParameter(opposite);
    })
  );
}

/** The part of a module that routes depend on. */
type RoutedModule = Pick<ModuleManifest, 'id' | 'routes'>;

/**
 * Returns why a module may not have its routes, in one sentence, or `null`: each page of the platform belongs to the shell
 * or to one module (§2 'Route table'), and each other address to the module that has it already.
 */
export function routeConflict(module: RoutedModule, others: readonly RoutedModule[]): string | null {
  for (const { path } of module.routes) {
    const page = platformPages.find((known) => routesOverlap(known.path, path));
    if (page !== undefined && page.servedBy !== module.id)
      return `the route ${path} takes the page ${page.path} of the platform`;
    const owner = others.find(
      ({ id, routes }) => id !== module.id && routes.some((taken) => routesOverlap(taken.path, path)),
    );
    if (owner !== undefined) return `the route ${path} belongs to the module ${owner.id} already`;
  }
  return null;
}

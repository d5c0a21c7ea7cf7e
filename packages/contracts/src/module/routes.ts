import type { ModuleManifest } from './descriptor';
import { paths } from '../platform/paths';

/** Pages of the platform, each with the module that serves it (`null` for the shell). */
const platformPages: readonly { path: string; servedBy: string | null }[] = [
  { path: paths.root, servedBy: null },
  { path: paths.modules, servedBy: null },
  { path: paths.modulesState, servedBy: null },
  { path: paths.accessibility, servedBy: null },
  { path: paths.login, servedBy: 'auth' },
  { path: paths.otpVerification, servedBy: 'auth' },
  { path: paths.forgotPassword, servedBy: 'auth' },
  { path: paths.resetPassword, servedBy: 'auth' },
  { path: paths.confirmEmail, servedBy: 'auth' },
  { path: paths.reportSignIn, servedBy: 'auth' },
  { path: paths.profile, servedBy: 'users' },
];

/** Addresses that the server answers: the API, the files of the modules, health checks, metrics, the documentation. */
const reservedPaths = ['/api', paths.modules, '/healthz', '/readyz', '/metrics', '/docs'];

const segmentsOf = (route: string) => route.toLowerCase().split('/').filter(Boolean);
const isParameter = (segment: string) => segment.includes(':');

/**
 * True when some address matches both routes. Ignores case and leading, trailing or repeated
 * slashes. A parameter matches any segment.
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

/** True if the route can match an address at `place` or below it. Ignores case and extra slashes, as the router does. */
function isWithin(route: string, place: string): boolean {
  const outer = segmentsOf(place);
  const inner = segmentsOf(route);
  return (
    outer.length > 0 &&
    outer.every((segment, index) => segment === inner[index] || isParameter(inner[index] ?? ''))
  );
}

/** True for a route at a module's path or below it; always false if that path has parameters. */
function isBelowPath(route: string, path: string): boolean {
  const outer = segmentsOf(path);
  const inner = segmentsOf(route);
  return (
    outer.length > 0 && outer.every((segment, index) => segment === inner[index] && !isParameter(segment))
  );
}

/** The part of a module that determines its routes. */
type RoutedModule = Pick<ModuleManifest, 'id' | 'path' | 'routes'>;

/**
 * Returns why a module may not have its routes, in one sentence, or `null`. Each page of the
 * platform belongs to the shell or to one module (§2 'Route table'). Any other address belongs to
 * the module that already has it. The addresses that the server answers belong to no module. All
 * routes of a module, except pages of the platform, must be at or below the module's path.
 */
export function routeConflict(module: RoutedModule, others: readonly RoutedModule[]): string | null {
  for (const { path } of module.routes) {
    const page = platformPages.find((known) => routesOverlap(known.path, path));
    if (page !== undefined && page.servedBy !== module.id)
      return `the route ${path} takes the page ${page.path} of the platform`;
    const place = reservedPaths.find((reserved) => isWithin(path, reserved));
    if (place !== undefined) return `the route ${path} lies in ${place}, which is the platform's`;
    const owner = others.find(
      ({ id, routes }) => id !== module.id && routes.some((taken) => routesOverlap(taken.path, path)),
    );
    if (owner !== undefined) return `the route ${path} belongs to the module ${owner.id} already`;
    if (page === undefined && !isBelowPath(path, module.path))
      return `the route ${path} is not below the module's path ${module.path}`;
  }
  return null;
}

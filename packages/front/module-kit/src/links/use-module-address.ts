import { usePermissions, useSession } from '@escale/auth';
import type { ModuleRoute } from '@escale/contracts';
import { useModules } from '../modules-context';
import type { ModuleTarget } from './module-target';

/** Returns the path with its parameters filled in; `null` if a parameter is missing. */
function fillInPath(pattern: string, params: ModuleTarget['params']): string | null {
  const segments = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = params[segment.slice(1)];
    return value === undefined ? null : encodeURIComponent(value);
  });
  return segments.includes(null) ? null : segments.join('/');
}

/**
 * Returns a function that returns the address of a module's page. The address is `null` if the user
 * may not open the page, if the module has no page of that name, if a parameter of the path is
 * missing, or if the module is unpublished or has no entry, such as a withdrawn one.
 */
export function useModuleAddress(): (target: ModuleTarget) => string | null {
  const modules = useModules();
  const { missing } = usePermissions();
  const { user } = useSession();

  const isOpen = (id: string, access: ModuleRoute['access']) => {
    if (access === 'public') return true;
    if (access === 'anonymous') return user === null;
    return user !== null && (access === 'signed-in' || missing(id, access) === null);
  };

  return ({ module, page, params, search }) => {
    const descriptor = modules.find(({ id, entry }) => id === module && entry !== null);
    const route = descriptor?.routes.find(({ name }) => name === page);
    if (route === undefined || !isOpen(module, route.access)) return null;
    const path = fillInPath(route.path, params);
    const query = new URLSearchParams(search).toString();
    return path === null || query === '' ? path : `${path}?${query}`;
  };
}

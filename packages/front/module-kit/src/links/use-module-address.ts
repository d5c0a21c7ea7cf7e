import { usePermissions, useSession } from '@escale/auth';
import type { ModuleRoute } from '@escale/contracts';
import { useModules } from '../modules-context';
import type { ModuleTarget } from './module-target';

/** Fills in the parameters of a path; `null` if one is missing. */
function pathTo(pattern: string, params: ModuleTarget['params']): string | null {
  const segments = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = params[segment.slice(1)];
    return value === undefined ? null : encodeURIComponent(value);
  });
  return segments.includes(null) ? null : segments.join('/');
}

/**
 * Returns a function from a page of a module to its address, `null` if it is absent or not open to the user: the module is not
 * published or is withdrawn, no longer has a page of that name, or a right is missing.
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
    const path = pathTo(route.path, params);
    const query = new URLSearchParams(search).toString();
    return path === null || query === '' ? path : `${path}?${query}`;
  };
}
